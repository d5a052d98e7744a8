/** What visitors do that the agency may count; a visitor's consent decides whether anything hears of it. */
export type MeasuredEvent = 'form_sent' | 'call' | 'mail' | 'shortlist' | 'share' | 'search';

/** Details of an event. Never anything that tells who the visitor is: no name, address, telephone or free text. */
export type MeasureParams = Readonly<Record<string, string | number | boolean>>;

export interface Measured {
  name: MeasuredEvent;
  params: MeasureParams;
}

/** The name of the event on `document` that carries a {@link Measured} as its detail. */
export const MEASURE = 'site:measure';

/** Says that a visitor did something. Whoever measures listens on `document`; where nobody does, nothing happens. */
export function measure(name: MeasuredEvent, params: MeasureParams = {}): void {
  const detail: Measured = { name, params };
  document.dispatchEvent(new CustomEvent(MEASURE, { detail }));
}
