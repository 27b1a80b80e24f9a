import { isImei } from '@portal/contract/serial-number';

let next = 1;

/** An IMEI with a correct check digit that no real phone has (reporting body 00 is for tests). */
export function demoSerialNumber(): string {
  const body = `00${String(1_000_000_000 + next).padStart(12, '0')}`;
  next += 1;
  for (let digit = 0; digit < 10; digit += 1) {
    if (isImei(`${body}${digit}`)) return `${body}${digit}`;
  }
  throw new Error('no check digit fits');
}
