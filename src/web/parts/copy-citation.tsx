interface CopyCitationProps {
  readonly text: string;
  readonly path: string;
}

/** A button to copy a citation with its address; its island shows it. */
export function CopyCitation({ text, path }: CopyCitationProps) {
  return (
    <p class="copy-citation no-print" hidden>
      <button type="button" class="quiet" data-text={text} data-path={path}>
        Copy citation
      </button>{' '}
      <output class="small faint" />
    </p>
  );
}
