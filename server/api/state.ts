import { z } from 'zod'
import type { StateName } from '#domain/registration/registration.ts'
import { answerSchema } from './named-schema.ts'

const states = [
  'waiting',
  'offered',
  'awaiting-payment',
  'awaiting-confirmation',
  'confirmed',
  'cancelled',
  'expired',
] as const satisfies StateName[]

export const stateSchema = answerSchema('State', z.enum(states))

/** The same in a query. */
export const stateParameter = z.enum(states)
