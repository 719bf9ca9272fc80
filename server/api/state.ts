import { z } from 'zod'
import { stateNames } from '#domain/registration/registration.ts'
import { answerSchema } from './named-schema.ts'

export const stateSchema = answerSchema('State', z.enum(stateNames))

/** The same in a query. */
export const stateParameter = z.enum(stateNames)
