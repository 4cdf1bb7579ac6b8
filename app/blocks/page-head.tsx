import { Picture } from "#app/components/picture.tsx";

interface Props {
  title: string;
  text: string;
  /** null on text pages. */
  image: string | null;
}

/** Head of a page without a hero. */
export function PageHead({ title, text, image }: Props) {
  return (
    <header className={image === null ? "wrap page-head" : "wrap page-head page-head-poster"}>
      <div className="page-head-words">
        <h1>{title}</h1>
        {text === "" ? null : <p className="lead">{text}</p>}
      </div>
      {image === null ? null : <Picture src={image} alt="" width={1600} height={1067} first />}
    </header>
  );
}
