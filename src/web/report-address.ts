/** What a reader reports a mistake on. */
interface Seen {
  /** What the page is about. */
  readonly title: string;
  /** The whole address of the page. */
  readonly address: string;
}

const QUESTIONS = ['What is wrong:', 'What would be right, and where it says so:'];

/** The operator's address with what was seen filled in: in a mail, or where the address has {title} and {body}. */
export function reportAddress(contactUrl: string, { title, address }: Seen): string {
  const filled = {
    title: encodeURIComponent(`Mistake: ${title}`),
    body: encodeURIComponent([address, ...QUESTIONS].join('\n\n')),
  };
  if (contactUrl.startsWith('mailto:') && !contactUrl.includes('?'))
    return `${contactUrl}?subject=${filled.title}&body=${filled.body}`;
  return contactUrl.replaceAll('{title}', filled.title).replaceAll('{body}', filled.body);
}
