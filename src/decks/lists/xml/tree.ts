import { linesBetween } from '../../../card-files/reading/lines.ts';
import { Unreadable } from '../../../card-files/reading/unreadable.ts';
import { walkXml } from '../../../card-files/reading/xml.ts';
import { type ProblemCode, unreadable } from '../answers.ts';
import { onLine, type Place } from '../deck-list.ts';
import type { Findings } from '../findings.ts';
import { withMendedAmpersands } from './ampersands.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own, without that of the elements in it. */
  readonly text: string;
  readonly place: Place;
}

interface Open extends XmlElement {
  readonly children: Open[];
  text: string;
}

/** The document as a tree. Throws where it is broken, too deep or declares entities; fetches nothing. */
export function readTree(xml: string, findings: Findings): XmlElement {
  const mended = withMendedAmpersands(xml);
  if (mended !== xml) {
    let at = 0;
    while (xml[at] === mended[at]) at++;
    findings.remark('xml/ampersand', ampersand, onLine(1 + linesBetween(xml, 0, at)));
  }
  return treeOf(withoutDeclaration(mended));
}

const ampersand = 'The XML contains a bare ampersand instead of &amp;; it is read as an ampersand.';

/** What it says was settled when the bytes became text, and it may stand only at the very beginning. */
const withoutDeclaration = (xml: string): string =>
  xml.replace(/^\s*<\?xml\s[^?>]*\?>/, (declaration) => declaration.replace(/[^\n]/g, ''));

function treeOf(xml: string): XmlElement {
  const document: Open = { name: '', attributes: {}, children: [], text: '', place: onLine(1) };
  const open = [document];
  try {
    walkXml(xml, {
      open({ name, attributes, line }) {
        const element: Open = { name, attributes, children: [], text: '', place: onLine(line) };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      text(text) {
        const element = open.at(-1);
        if (element !== undefined) element.text += text;
      },
      close() {
        open.pop();
      },
    });
  } catch (error) {
    throw error instanceof Unreadable ? asProblem(error) : error;
  }
  return document.children[0] ?? document;
}

const codes: Readonly<Record<string, ProblemCode>> = {
  'xml/entities': 'xml/entities',
  'xml/too-deep': 'xml/too-deep',
};

const asProblem = ({ code, message, line }: Unreadable) =>
  unreadable(codes[code] ?? 'xml/broken', message, onLine(line ?? 1));

export function childCalled(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}
