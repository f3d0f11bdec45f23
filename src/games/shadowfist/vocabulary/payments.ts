export type { Payment } from '../words/payments/payments.ts';
