import { createHash } from 'node:crypto';

/**
 * The only script that is written inside pages. It loads the scripts and fonts that the page names after the page was
 * painted first, so that they do not compete with its style. A visitor who comes from another page has the fonts: they
 * are used from the start.
 */
export const scriptLoader = [
  '(()=>{',
  'const named=name=>document.querySelector(`meta[name=${name}]`).content;',
  'const seen=document.referrer.startsWith(location.origin+"/");',
  'const useFonts=()=>document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href:named("fonts")}));',
  'if(seen)useFonts();',
  'requestAnimationFrame(()=>setTimeout(()=>{',
  'if(!seen)useFonts();',
  'for(const url of named("scripts").split(" "))import(url)',
  '}))',
  '})()',
].join('');

/** The source expression that allows it in a Content Security Policy. */
export const scriptLoaderSource = `'sha256-${createHash('sha256').update(scriptLoader).digest('base64')}'`;
