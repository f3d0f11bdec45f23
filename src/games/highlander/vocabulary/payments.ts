import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { type Payment, paymentForms } from '../words/payments/payments.ts';
import { amount, cards } from './terms.ts';

export type { Payment } from '../words/payments/payments.ts';

export const payment: z.ZodType<Payment> = lazily(() =>
  z.discriminatedUnion('pay', paymentForms({ amount, cards })),
).meta({ id: 'HighlanderPayment', description: 'What is done as a cost.' });
