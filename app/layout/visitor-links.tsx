import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { AppLink } from "#app/components/app-link.tsx";
import { Icon, type IconName } from "#app/components/icon.tsx";
import { savedTours } from "#app/components/kept-tours.ts";
import { showToast } from "#app/components/toast.ts";
import { signedInName } from "#app/domain/session/session.ts";
import { plural } from "#app/domain/tour/text.ts";
import { useDisclosure } from "#app/features/mega-menu/disclosure.ts";
import { signOut } from "#app/features/session/start.ts";
import { update, useSession } from "#app/features/session/store.ts";

interface CountLinkProps {
  href: string;
  icon: IconName;
  name: string;
  /** What is counted, of one and of several. */
  unit: [one: string, several: string];
  count: number;
}

function CountLink({ href, icon, name, unit, count }: CountLinkProps) {
  return (
    <AppLink href={href} className="header-icon">
      <Icon name={icon} />
      <span className="visually-hidden">{count === 0 ? name : `${name}, ${plural(count, ...unit)}`}</span>
      {count === 0 ? null : (
        <span className="cart-badge" aria-hidden="true">
          {count}
        </span>
      )}
    </AppLink>
  );
}

function useUsername(): string | null {
  return signedInName(useSession().state);
}

function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    signOut();
    showToast("success", "You are signed out.");
    await navigate("/");
  };
}

interface AccountItemsProps {
  username: string | null;
  /** null: elsewhere, or nowhere. */
  agentLogin: string | null;
  /** Guests have messages, too; where no icon leads there. */
  hasMessages?: boolean;
  onSignOut: () => void;
}

/** Plain links, because sign-in and account may be pages of another origin. */
function AccountItems({ username, agentLogin, hasMessages = false, onSignOut }: AccountItemsProps) {
  const links = [
    username !== null && ["/account", "Account"],
    (hasMessages || username !== null) && ["/account/message/", "Messages"],
    username === null && ["/signin", "Sign in"],
    username === null && ["/signup", "Sign up"],
    agentLogin !== null && [agentLogin, "Agent login"],
  ].filter((link) => link !== false);
  return (
    <>
      {links.map(([href, text]) => (
        <li key={text}>
          <a href={href}>{text}</a>
        </li>
      ))}
      {username === null ? null : (
        <li>
          <button type="button" onClick={onSignOut}>
            Sign out
          </button>
        </li>
      )}
    </>
  );
}

/** The account's links in the drawer, for widths without room in the header. */
export function DrawerAccount({ agentLogin }: { agentLogin: string | null }) {
  const username = useUsername();
  const signOut = useSignOut();
  const saved = savedTours.useList().length;
  return (
    <ul role="list" className="drawer-account" aria-label="Your account">
      <li>
        <AppLink href="/saved">Saved tours{saved === 0 ? "" : ` (${saved})`}</AppLink>
      </li>
      <AccountItems username={username} agentLogin={agentLogin} hasMessages onSignOut={() => void signOut()} />
    </ul>
  );
}

function AccountMenu({ username, agentLogin }: { username: string | null; agentLogin: string | null }) {
  const { isOpen, close, rootProps, buttonProps, panelProps } = useDisclosure<HTMLUListElement>("account-menu-panel");
  const signOut = useSignOut();

  /** Specification 4 "Account icon": without a username, clears the user and goes to /signin. */
  function onAccountClick(event: MouseEvent<HTMLAnchorElement>) {
    if (username !== null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    update({ user: null });
    window.location.assign("/signin");
  }

  async function onSignOut() {
    close();
    await signOut();
  }

  return (
    <li {...rootProps} className="account-menu">
      <a href="/account" className="header-icon" onClick={onAccountClick}>
        <Icon name="user" />
        <span className="visually-hidden">Account</span>
      </a>
      <button {...buttonProps} className="header-icon account-menu-toggle">
        <Icon name="down" />
        <span className="visually-hidden">Account menu</span>
      </button>
      <ul {...panelProps} role="list" className="account-menu-panel" hidden={!isOpen}>
        {username === null ? null : <li className="account-menu-name">{username}</li>}
        <AccountItems
          username={username}
          agentLogin={username === null ? agentLogin : null}
          onSignOut={() => void onSignOut()}
        />
      </ul>
    </li>
  );
}

/**
 * Messages, saved tours, cart and account (specification 2 "Header"). Empty until the browser has read the session.
 *
 * @param agentLogin for the account menu; null if it is elsewhere in the header, or nowhere
 */
export function VisitorLinks({ agentLogin }: { agentLogin: string | null }) {
  const { state } = useSession();
  const username = useUsername();
  const saved = savedTours.useList().length;
  return (
    <ul role="list" className="visitor-links">
      <li className="visitor-messages">
        <a href="/account/message/" className="header-icon">
          <Icon name="message" />
          <span className="visually-hidden">Messages</span>
        </a>
      </li>
      <li className="visitor-saved">
        <CountLink href="/saved" icon="heart" name="Saved tours" unit={["tour", "tours"]} count={saved} />
      </li>
      <li>
        <CountLink href="/cart/" icon="cart" name="Cart" unit={["item", "items"]} count={state?.cart.length ?? 0} />
      </li>
      <AccountMenu username={username} agentLogin={agentLogin} />
    </ul>
  );
}
