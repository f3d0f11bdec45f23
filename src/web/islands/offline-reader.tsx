import { render } from 'preact';
import { Reader } from '../offline/reader.tsx';

const place = document.getElementById('offline-reader');
if (place !== null) {
  place.replaceChildren();
  render(<Reader address={new URL(location.href)} />, place);
}
