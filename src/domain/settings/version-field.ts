import { z } from 'zod'

/** The version of a section that its form was opened with. */
export const versionField = z.coerce
  .number({ error: 'errors.badForm' })
  .int('errors.badForm')
  .nonnegative('errors.badForm')
