import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Manifest = ServerBuild["routes"];

function childrenOf(routes: Manifest, parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parent) return [];
    const { id, path, index } = route;
    const own = path === undefined ? { id } : { id, path };
    return [index === true ? { ...own, index } : { ...own, children: childrenOf(routes, id) }];
  });
}

/** @returns the ids of a page's routes, as React Router finds them. It costs more than the rest of a kept answer. */
export function pageRoutes(routes: Manifest): (pathname: string) => ReadonlySet<string> {
  const tree = childrenOf(routes, undefined);
  return (pathname) => new Set(matchRoutes(tree, pathname)?.map(({ route }) => route.id ?? ""));
}
