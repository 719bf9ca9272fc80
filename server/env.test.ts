import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cardPayment, readEnv, refuseUnsafeStart } from './env.ts'
import { StartError } from './start-error.ts'

describe('the environment', () => {
  it('may be empty: everything has a default, and the data is beside the program', () => {
    expect(readEnv({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: join(process.cwd(), '.data'),
      ROLE: 'all',
      SEED: 'demo',
      MAIL_FROM: 'Flight Levels <hallo@flightlevels.example>',
      MAIL_OFFICE: 'office@flightlevels.example',
      CONTENT_DIALECT: 'site',
      CONTENT_ORIGINS: [],
      DRAIN_SECONDS: 0,
      WAIT_SECONDS: 1,
      LOAD_AHEAD: 'yes',
      WEBHOOK_TARGETS: 'public',
      provider: null,
      bucket: null,
      BACKUP_AT: '02:20',
      BACKUP_KEEP: { days: 7, weeks: 4, months: 12 },
      LOG_LEVEL: 'info',
      OTEL_SDK_DISABLED: 'false',
      OTEL_TRACES_EXPORTER: 'otlp',
      OTEL_METRICS_EXPORTER: 'otlp',
      OTEL_LOGS_EXPORTER: 'otlp',
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_TRACES_SAMPLER_ARG: 1,
      OTEL_METRIC_EXPORT_INTERVAL: 60_000,
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', SECRET: '', ROLE: '' })).toEqual(readEnv({}))
  })

  it('leaves other people’s variables alone', () => {
    expect(readEnv({ HOME: '/root', PORTS: 'x' })).toEqual(readEnv({}))
  })

  it('accepts only a complete S3 configuration, and names missing variables without showing the values of others', () => {
    const whole = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_REGION: 'eu-central-1',
      S3_BUCKET: 'flightdeck-files',
      S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
      S3_SECRET_ACCESS_KEY: 'hush-hush',
    }
    expect(readEnv(whole).bucket).toEqual({
      endpoint: 'https://s3.example.com',
      region: 'eu-central-1',
      bucket: 'flightdeck-files',
      accessKeyId: 'AKIAEXAMPLE',
      secretAccessKey: 'hush-hush',
    })
    for (const name of Object.keys(whole)) {
      const half = () => readEnv({ ...whole, [name]: '' })
      expect(half).toThrow(new RegExp(`^Cannot start: ${name} missing: S3 storage needs S3_ENDPOINT, `))
      expect(half).not.toThrow(/hush|AKIA/)
    }
    expect(() => readEnv({ ...whole, S3_BUCKET: 'Two Words' })).toThrow('S3_BUCKET must be the name of a bucket')
    expect(() => readEnv({ ...whole, S3_ENDPOINT: 's3.example.com' })).toThrow('S3_ENDPOINT must be an address')
  })

  it.each([
    ['PORT', '0', 0],
    ['PORT', '65535', 65535],
    ['HOST', '::', '::'],
    ['SITE_URL', 'https://flightlevels.example', 'https://flightlevels.example'],
    ['DATA_DIR', '/var/lib/flightdeck', '/var/lib/flightdeck'],
    ['DATABASE_URL', 'postgresql://office@db:5432/site', 'postgresql://office@db:5432/site'],
    ['SECRET', 'x'.repeat(32), ['x'.repeat(32)]],
    ['SECRET', `${'n'.repeat(32)}, ${'o'.repeat(32)}`, ['n'.repeat(32), 'o'.repeat(32)]],
    ['ROLE', 'worker', 'worker'],
    ['SEED', 'empty', 'empty'],
    ['SMTP_URL', 'smtps://user:pass@mail.example:465', 'smtps://user:pass@mail.example:465'],
    ['MAIL_FROM', 'hallo@flightlevels.example', 'hallo@flightlevels.example'],
    ['CONTENT_WEBHOOK_SECRET', 'x'.repeat(16), 'x'.repeat(16)],
    ['TRUSTED_PROXIES', '2', { hops: 2 }],
    ['DRAIN_SECONDS', '30', 30],
    ['WAIT_SECONDS', '5', 5],
    ['LOAD_AHEAD', 'no', 'no'],
    ['MAIL', 'mailbox', 'mailbox'],
    ['MAIL', '/var/mail/nora', undefined],
    ['PAYMENTS', 'none', 'none'],
    ['LOG_LEVEL', 'silent', 'silent'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318', 'http://collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '0.25', 0.25],
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
    ['SECRET', 'too short', 'SECRET must have at least 32 characters; with several secrets, each of them'],
    [
      'SECRET',
      `${'n'.repeat(32)} short`,
      'SECRET must have at least 32 characters; with several secrets, each of them',
    ],
    ['SECRET', `${'n'.repeat(32)}\n${'n'.repeat(32)}`, 'SECRET must not contain the same secret twice'],
    ['ROLE', 'boss', 'ROLE must be all, web or worker'],
    ['SEED', 'some', 'SEED must be demo or empty'],
    ['TRUSTED_PROXIES', 'all', 'TRUSTED_PROXIES must be a number of proxies, or networks such as 10.0.0.0/8'],
    ['DRAIN_SECONDS', '1.5', 'DRAIN_SECONDS must be a whole number of seconds below 1000'],
    ['WAIT_SECONDS', '-1', 'WAIT_SECONDS must be a whole number of seconds below 1000'],
    ['LOAD_AHEAD', 'often', 'LOAD_AHEAD must be yes or no'],
    ['MAIL', 'smtp', 'MAIL must be mailbox or unset'],
    ['BACKUP_AT', '24:00', 'BACKUP_AT must be a time of day such as 02:20'],
    ['BACKUP_KEEP', '0,4,12', 'BACKUP_KEEP must be three numbers (days, weeks, months) such as 7,4,12'],
    ['PAYMENTS', 'real', 'PAYMENTS must be test, none or unset'],
    ['SMTP_URL', 'mail.example:25', 'SMTP_URL must be an address such as smtp://user:password@host:587'],
    ['MAIL_FROM', 'the office', 'MAIL_FROM must be an address such as Flight Levels <hello@example.com>'],
    ['MAIL_OFFICE', 'the office', 'MAIL_OFFICE must be an e-mail address'],
    ['CONTENT_URL', '/graphql', 'CONTENT_URL must be an address such as https://cms.example/graphql'],
    ['CONTENT_DIALECT', 'drupal', 'CONTENT_DIALECT must be site or wordpress'],
    [
      'CONTENT_DIALECT',
      'wordpress',
      'CONTENT_DIALECT needs CONTENT_URL: the embedded content system supports only the dialect site',
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

  it.each([
    [{}, 0],
    [{ TRUSTED_PROXIES: '1' }, 10],
    [{ TRUSTED_PROXIES: '1', DRAIN_SECONDS: '0' }, 0],
  ])('with %j a stop waits %i seconds for who is in front', (given, seconds) => {
    expect(readEnv(given).DRAIN_SECONDS).toBe(seconds)
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

const https = { SITE_URL: 'https://flightlevels.example' }
const mail = { SMTP_URL: 'smtps://mail.example' }
const live = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
const testKey = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }

describe('what belongs together', () => {
  it.each([
    [
      { ...live, PAYMENTS: 'test' },
      'PAYMENTS cannot be set together with a live STRIPE_SECRET_KEY: remove one of them',
    ],
    [
      { ...live, PAYMENTS: 'none' },
      'PAYMENTS cannot be set together with a live STRIPE_SECRET_KEY: remove one of them',
    ],
    [{ ...mail, MAIL: 'mailbox' }, 'MAIL cannot be mailbox when SMTP_URL is set: remove one of them'],
  ])('%j contradicts itself', (given, problem) => {
    expect(() => readEnv(given)).toThrow(new StartError(`Cannot start: ${problem}.`))
  })
})

describe('a site on https has what is made for trying out only when it is named', () => {
  it.each([
    [{}, 'demo'],
    [{ SITE_URL: 'http://flightlevels.example' }, 'demo'],
    [https, 'empty'],
    [{ ...https, SEED: 'demo' }, 'demo'],
  ])('with %j the first start makes the world %s', (given, seed) => {
    expect(readEnv(given).SEED).toBe(seed)
  })

  it.each([
    [{}, 'test'],
    [{ PAYMENTS: 'none' }, 'nobody'],
    [{ ...testKey, PAYMENTS: 'none' }, 'nobody'],
    [testKey, 'stripe'],
    [https, 'nobody'],
    [{ ...https, PAYMENTS: 'test' }, 'test'],
    [{ ...https, ...live }, 'stripe'],
    [{ ...https, ...testKey, PAYMENTS: 'test' }, 'stripe'],
  ])('with %j cards are taken by %s', (given, by) => {
    expect(cardPayment(readEnv(given))?.id ?? 'nobody').toBe(by)
  })

  const noMail = 'SMTP_URL is missing, so mail cannot be sent: set it, or MAIL=mailbox to try the site out'
  const noSecret = 'SECRET is missing: processes with a ROLE of their own need the same one'
  const server = { DATABASE_URL: 'postgres://flightdeck@db/flightdeck' }
  const noMoney =
    'STRIPE_SECRET_KEY is a test key, which takes no real payments: set a live key, or PAYMENTS=test to try the site out'
  it.each([
    [https, noMail],
    [{ ...https, ...mail, ...testKey }, noMoney],
    [{ ...https, ...testKey }, `${noMoney}; ${noMail}`],
    [{ ...https, ...mail, ...server, ROLE: 'web' }, noSecret],
  ])('%j refuses to start in one sentence', (given, problem) => {
    expect(() => refuseUnsafeStart(readEnv(given))).toThrow(new StartError(`Cannot start: ${problem}.`))
  })

  it.each([
    {},
    testKey,
    { SITE_URL: 'http://flightlevels.example' },
    { ...https, ...mail },
    { ...https, ...mail, ...live },
    { ...https, MAIL: 'mailbox', PAYMENTS: 'test' },
    { ...https, ...mail, ...testKey, PAYMENTS: 'test' },
    { ...https, ...mail, ...server },
    { ...https, ...mail, ...server, ROLE: 'worker', SECRET: 'x'.repeat(32) },
  ])('%j starts', (given) => {
    expect(() => refuseUnsafeStart(readEnv(given))).not.toThrow()
  })
})
