import { describe, expect, it } from 'vitest'
import { serializeError } from './log.ts'

describe('the logged part of an error', () => {
  it('contains no user input, whatever the database message contains', () => {
    const refused = Object.assign(new Error('duplicate key: sabine@donauwerk.example'), {
      severity: 'ERROR',
      code: '23505',
      constraint: 'customer_email_unique',
      detail: 'Key (email)=(sabine@donauwerk.example) already exists.',
    })
    const failed = new Error('Failed query: insert into "customer" values ($1)\nparams: sabine@donauwerk.example', {
      cause: refused,
    })

    const logged = serializeError(failed)

    expect(JSON.stringify(logged)).not.toContain('sabine')
    expect(logged.message).toBe('Failed query: insert into "customer" values ($1)')
    expect(logged.cause).toMatchObject({ code: '23505', message: 'database refused: customer_email_unique' })
    expect(logged.at[0]).toContain('serialize-error.test.ts')
  })

  it('refers to the code where the database names no constraint', () => {
    const refused = Object.assign(new Error('could not extend file'), {
      severity: 'ERROR',
      code: '53100',
      constraint: undefined,
    })
    expect(serializeError(refused)).toMatchObject({ code: '53100', message: 'database refused: see code' })
  })

  it('keeps the answer of a mail server without the address in it', () => {
    const refused = new Error('Can’t send mail: 550 5.1.1 <sabine@donauwerk.example>: Recipient unknown')
    expect(serializeError(refused).message).toBe('Can’t send mail: 550 5.1.1 <…@…>: Recipient unknown')
  })

  it('looks at each letter of a long message once', () => {
    const long = 'x'.repeat(50_000)
    const error = new Error(`${long} <${long}@donauwerk.example>`)
    const from = performance.now()
    expect(serializeError(error).message).toBe(`${long} <…@…>`)
    // Restarting at each character takes over ten seconds.
    expect(performance.now() - from).toBeLessThan(1000)
  })

  it('reads a copy of an error, as the job queue emits it', () => {
    const { message, stack } = new Error('Connection terminated')
    expect(serializeError({ message, stack, code: '57P01', queue: 'mail', worker: 'w-1' })).toMatchObject({
      type: 'object',
      message: 'Connection terminated',
      code: '57P01',
      at: expect.arrayContaining([expect.stringContaining('serialize-error.test.ts')]),
    })
  })

  it('takes anything that can be thrown', () => {
    expect(serializeError('sabine@donauwerk.example')).toEqual({
      type: 'string',
      message: 'not an error object',
      at: [],
    })
  })
})
