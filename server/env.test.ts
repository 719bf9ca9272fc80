import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { StartError } from './start-error.ts'

describe('the environment', () => {
  it('may be empty: everything has a default, and the data lies beside the program', () => {
    expect(readEnv({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: join(process.cwd(), '.data'),
      ROLE: 'all',
      SEED: 'demo',
      MAIL_FROM: 'Flight Levels <hallo@flightlevels.example>',
      MAIL_OFFICE: 'office@flightlevels.example',
      CONTENT_DIALECT: 'site',
      WEBHOOK_TARGETS: 'public',
      LOG_LEVEL: 'info',
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', SECRET: '', ROLE: '' })).toEqual(readEnv({}))
  })

  it('leaves other people’s variables alone', () => {
    expect(readEnv({ HOME: '/root', PORTS: 'x' })).toEqual(readEnv({}))
  })

  it.each([
    ['PORT', '0', 0],
    ['PORT', '65535', 65535],
    ['HOST', '::', '::'],
    ['SITE_URL', 'https://flightlevels.example', 'https://flightlevels.example'],
    ['DATA_DIR', '/var/lib/flightdeck', '/var/lib/flightdeck'],
    ['DATABASE_URL', 'postgresql://office@db:5432/site', 'postgresql://office@db:5432/site'],
    ['SECRET', 'x'.repeat(32), 'x'.repeat(32)],
    ['ROLE', 'worker', 'worker'],
    ['SEED', 'empty', 'empty'],
    ['SMTP_URL', 'smtps://user:pass@mail.example:465', 'smtps://user:pass@mail.example:465'],
    ['MAIL_FROM', 'hallo@flightlevels.example', 'hallo@flightlevels.example'],
    ['CONTENT_WEBHOOK_SECRET', 'x'.repeat(16), 'x'.repeat(16)],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_x', 'whsec_x'],
    ['STRIPE_API_URL', 'http://127.0.0.1:12111', 'http://127.0.0.1:12111'],
    ['LOG_LEVEL', 'silent', 'silent'],
  ])('reads %s=%s', (name, value, expected) => {
    expect(readEnv({ [name]: value })).toMatchObject({ [name]: expected })
  })

  it.each([
    ['PORT', 'http', 'PORT must be a whole number between 0 and 65535'],
    ['PORT', '-1', 'PORT must be a whole number between 0 and 65535'],
    ['PORT', '3000.5', 'PORT must be a whole number between 0 and 65535'],
    ['PORT', '70000', 'PORT must be a whole number between 0 and 65535'],
    ['SITE_URL', 'flightlevels.example', 'SITE_URL must be an address such as https://example.com'],
    ['SITE_URL', 'ftp://flightlevels.example', 'SITE_URL must be an address such as https://example.com'],
    ['DATABASE_URL', 'mysql://db/site', 'DATABASE_URL must be an address such as postgres://user@host/database'],
    ['SECRET', 'too short', 'SECRET must have at least 32 characters'],
    ['ROLE', 'boss', 'ROLE must be all, web or worker'],
    ['SEED', 'some', 'SEED must be demo or empty'],
    ['SMTP_URL', 'mail.example:25', 'SMTP_URL must be an address such as smtp://user:password@host:587'],
    ['MAIL_FROM', 'the office', 'MAIL_FROM must be an address such as Flight Levels <hello@example.com>'],
    ['MAIL_OFFICE', 'the office', 'MAIL_OFFICE must be an e-mail address'],
    ['CONTENT_URL', '/graphql', 'CONTENT_URL must be an address such as https://cms.example/graphql'],
    ['CONTENT_DIALECT', 'drupal', 'CONTENT_DIALECT must be site or wordpress'],
    [
      'CONTENT_DIALECT',
      'wordpress',
      'CONTENT_DIALECT needs CONTENT_URL: the embedded content system knows no other dialect than site',
    ],
    [
      'CONTENT_WS_URL',
      'wss://cms.example/graphql',
      'CONTENT_WS_URL needs CONTENT_URL: the embedded content system has its own',
    ],
    ['CONTENT_WEBHOOK_SECRET', 'too short', 'CONTENT_WEBHOOK_SECRET must have at least 16 characters'],
    ['STRIPE_SECRET_KEY', 'pk_test', 'STRIPE_SECRET_KEY must be a secret key of Stripe, which begins with sk_ or rk_'],
    [
      'STRIPE_SECRET_KEY',
      'sk_x',
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET: without it nobody would hear of a payment',
    ],
    [
      'STRIPE_WEBHOOK_SECRET',
      'x',
      'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook of Stripe, which begins with whsec_',
    ],
    ['STRIPE_API_URL', 'stripe', 'STRIPE_API_URL must be an address such as https://api.stripe.com'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be debug, info, warn, error or silent'],
  ])('refuses %s=%s in one sentence', (name, value, problem) => {
    expect(() => readEnv({ [name]: value })).toThrow(new StartError(`Cannot start: ${problem}.`))
  })

  it('takes WordPress as the dialect of another content source', () => {
    const wordpress = { CONTENT_DIALECT: 'wordpress', CONTENT_URL: 'https://wp.example/graphql' }
    expect(readEnv(wordpress)).toMatchObject(wordpress)
  })

  it('names everything that is wrong at once', () => {
    expect(() => readEnv({ PORT: 'http', ROLE: 'boss' })).toThrow(
      'Cannot start: PORT must be a whole number between 0 and 65535; ROLE must be all, web or worker.',
    )
  })
})
