interface Props {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The one picture the page is judged by: loaded first. All others wait until they come near the viewport. */
  first?: boolean;
  className?: string;
}

/** A picture with its size always known, so that nothing moves when it arrives. */
export function Picture({ src, alt, width, height, first = false, className }: Props) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={className}
      decoding="async"
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}
