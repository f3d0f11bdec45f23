import { dateFromSerial, format, isDateFormat, isValidFormat } from 'numfmt';

const date = 'yyyy-mm-dd';
const time = 'hh:mm:ss';

/** The formats that a workbook refers to by number without stating them. How dates look is left to each reader's country. */
export const builtInFormats: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: date,
  15: date,
  16: date,
  17: date,
  18: time,
  19: time,
  20: time,
  21: time,
  22: `${date} ${time}`,
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: time,
  46: time,
  47: time,
  48: '##0.0E+0',
  49: '@',
};

/** Nobody writes a longer format by hand. */
const longestFormat = 255;

/** From the day before 1 January 1900 to that before 1 January 1904. */
const daysTo1904 = 1462;

/** A number as shown in its cell; a date always as year, month and day. */
export function shownNumber(value: number, numberFormat: string, from1904: boolean): string {
  if (numberFormat.length > longestFormat || !isValidFormat(numberFormat)) return plainNumber(value);
  if (isDateFormat(numberFormat)) return shownDate(from1904 ? value + daysTo1904 : value);
  return ['general', '@'].includes(numberFormat.toLowerCase())
    ? plainNumber(value)
    : format(numberFormat, value);
}

/** To as many digits as a spreadsheet keeps: 0.1 + 0.2 is 0.3. */
const plainNumber = (value: number): string => String(Number(value.toPrecision(15)));

/** Null parts of a day or time that the number does not have are left out. */
function shownDate(serial: number): string {
  const [year, month, day, hour, minute, second] = dateFromSerial(serial) ?? [];
  if (year === undefined) return plainNumber(serial);
  const dayPart = [pad(year, 4), pad(month), pad(day)].join('-');
  const timePart = [pad(hour), pad(minute), ...(second === 0 ? [] : [pad(second)])].join(':');
  if (serial < 1) return timePart;
  return serial % 1 === 0 ? dayPart : `${dayPart} ${timePart}`;
}

const pad = (part = 0, length = 2): string => String(part).padStart(length, '0');
