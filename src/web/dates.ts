const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A date as people write it, as exactly as it is known: “2000”, “March 2010”, “11 May 2001”. */
export function dateInWords(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-');
  if (month === undefined) return date;
  const name = months[Number(month) - 1];
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`;
}
