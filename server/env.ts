import { resolve } from 'node:path'
import { z } from 'zod'
import type { S3Bucket } from '#content/files/s3-storage.ts'
import type { KeptBackups } from '#domain/operations/running.ts'
import type { Sender } from '#platform/mail/mail-message.ts'
import { type NamedProvider, setUpProvider, standIn } from './composition/payment-providers.ts'
import { ringOf } from './derived-key.ts'
import { trustedProxies } from './http/trusted-proxies.ts'
import { StartError } from './start-error.ts'

/** The values of OTEL_TRACES_SAMPLER. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const exporter = z.enum(['otlp', 'none'], { error: 'must be otlp or none' }).default('otlp')

/**
 * Variables named by the OpenTelemetry specification. Its packages read the others themselves: OTEL_EXPORTER_OTLP_* (headers, timeouts, certificates,
 * an endpoint per signal), OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
 */
const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://collector:4318' })
    .optional(),
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_METRICS_EXPORTER: exporter,
  OTEL_LOGS_EXPORTER: exporter,
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be one of ${samplers.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number between 0 and 1' })
    .refine((share) => share >= 0 && share <= 1, 'must be a number between 0 and 1')
    .default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z
    .string()
    .regex(/^[1-9]\d{2,6}$/, 'must be a whole number of milliseconds, 100 or more')
    .transform(Number)
    .default(60_000),
}

const variables = z.object(telemetryVariables)

export type TelemetryVariables = z.infer<typeof variables>

const sender = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>\s@]+@[^<>\s@]+)>|([^<>\s@]+@[^<>\s@]+))\s*$/

/** Parses MAIL_FROM: 'Flight Levels <hello@flightlevels.example>', or the address alone. */
export function senderOf(mailFrom: string): Sender {
  const match = sender.exec(mailFrom)
  const email = match?.[2] ?? match?.[3]
  if (!email) throw new RangeError('not a sender')
  return { name: match?.[1] || 'Flight Levels', email }
}

export function isSender(mailFrom: string): boolean {
  return sender.test(mailFrom)
}

/** The value of BACKUP_DIR that removes an existing schedule. */
export const noBackups = 'none'

/** Systems set MAIL to the file of a user's mail at login (POSIX), which says nothing about the site. */
const mailFile = z
  .string()
  .startsWith('/')
  .transform(() => undefined)

const wrongPort = 'must be a whole number between 0 and 65535'

/**
 * The environment, read once at start. Every variable is optional; the table in docs/operations.md explains each. Nothing else reads `process.env`,
 * except OpenTelemetry’s packages (above).
 */
const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, wrongPort)
    .transform(Number)
    .refine((port) => port <= 65535, wrongPort)
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address such as postgres://user@host/database' })
    .optional(),
  SECRET: z
    .string()
    .transform(ringOf)
    .refine(
      (secrets) => secrets.every(({ length }) => length >= 32),
      'must have at least 32 characters; with several secrets, each of them',
    )
    .refine((secrets) => new Set(secrets).size === secrets.length, 'must not contain the same secret twice')
    .optional(),
  ROLE: z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }).default('all'),
  /** The default depends on SITE_URL: see `readEnv`. */
  SEED: z.enum(['demo', 'empty'], { error: 'must be demo or empty' }).optional(),
  MAIL: z.union([z.literal('mailbox'), mailFile], { error: 'must be mailbox or unset' }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'must be an address such as Flight Levels <hello@example.com>')
    .default('Flight Levels <hallo@flightlevels.example>'),
  MAIL_OFFICE: z.email({ error: 'must be an e-mail address' }).default('office@flightlevels.example'),
  CONTENT_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://cms.example/graphql' })
    .optional(),
  CONTENT_WS_URL: z
    .url({ protocol: /^wss?$/, error: 'must be an address such as wss://cms.example/graphql' })
    .optional(),
  CONTENT_TOKEN: z.string().min(1).optional(),
  CONTENT_DIALECT: z.enum(['site', 'wordpress'], { error: 'must be site or wordpress' }).default('site'),
  CONTENT_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine((list) => list.every(isOrigin), 'must be origins such as https://other.example, separated by commas')
    .default([]),
  CONTENT_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  VIES_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://ec.europa.eu/taxation_customs/vies/rest-api',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  PAYMENTS: z.enum(['test', 'none'], { error: 'must be test, none or unset' }).optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((setting, check) => {
      const trusted = trustedProxies(setting)
      if (!trusted)
        check.addIssue({ code: 'custom', message: 'must be a number of proxies, or networks such as 10.0.0.0/8' })
      return trusted ?? null
    })
    .optional(),
  /** The default depends on TRUSTED_PROXIES: see `readEnv`. */
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a whole number of seconds below 1000')
    .transform(Number)
    .optional(),
  WAIT_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'must be a whole number of seconds below 1000')
    .transform(Number)
    .default(1),
  LOAD_AHEAD: z.enum(['yes', 'no'], { error: 'must be yes or no' }).default('yes'),
  WEBHOOK_TARGETS: z.enum(['public', 'any'], { error: 'must be public or any' }).default('public'),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 02:20')
    .default('02:20'),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3},\d{1,3},\d{1,3}$/, 'must be three numbers (days, weeks, months) such as 7,4,12')
    .default('7,4,12')
    .transform((text): KeptBackups => {
      const [days = 1, weeks = 0, months = 0] = text.split(',').map(Number)
      return { days, weeks, months }
    }),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.com' }).optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket such as flightdeck-files')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' })
    .default('info'),
  ...telemetryVariables,
})

/** An origin as browsers send it: scheme, host and port only. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text
}

const s3Variables = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
type S3Variable = (typeof s3Variables)[number]

/** All of the S3 variables or none: with a partial configuration, files would be stored where nothing reads them. */
function bucketOf(given: Record<string, string | undefined>): { bucket: S3Bucket | null; problems: string[] } {
  const [endpoint, region, bucket, accessKeyId, secretAccessKey] = s3Variables.map((name) => given[name])
  if (endpoint && region && bucket && accessKeyId && secretAccessKey)
    return { bucket: { endpoint, region, bucket, accessKeyId, secretAccessKey }, problems: [] }
  const missing = s3Variables.filter((name) => given[name] === undefined)
  if (missing.length === s3Variables.length) return { bucket: null, problems: [] }
  return { bucket: null, problems: [`${missing.join(', ')} missing: S3 storage needs ${s3Variables.join(', ')}`] }
}

const environment = schema
  .refine(({ CONTENT_DIALECT, CONTENT_URL }) => CONTENT_DIALECT === 'site' || CONTENT_URL !== undefined, {
    path: ['CONTENT_DIALECT'],
    error: 'needs CONTENT_URL: the embedded content system supports only the dialect site',
  })
  .refine(({ CONTENT_WS_URL, CONTENT_URL }) => CONTENT_WS_URL === undefined || CONTENT_URL !== undefined, {
    path: ['CONTENT_WS_URL'],
    error: 'needs CONTENT_URL: the embedded content system has its own',
  })
  .refine(({ MAIL, SMTP_URL }) => MAIL === undefined || SMTP_URL === undefined, {
    path: ['MAIL'],
    error: 'cannot be mailbox when SMTP_URL is set: remove one of them',
  })

export type Env = Omit<z.infer<typeof schema>, 'SEED' | 'DRAIN_SECONDS' | S3Variable> & {
  SEED: 'demo' | 'empty'
  DRAIN_SECONDS: number
  provider: NamedProvider | null
  /** The file storage; null for the database. */
  bucket: S3Bucket | null
}

/** Whether the site is public. On a public site, trial features are on only when named explicitly. */
export function isProduction({ SITE_URL }: Pick<Env, 'SITE_URL'>): boolean {
  return SITE_URL?.startsWith('https:') ?? false
}

/** Seconds within which a load balancer has polled `/readyz` again. */
const usualDrain = 10

/** Throws a `StartError` that names every problem. Empty variables count as unset. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  const { provider, problems } = setUpProvider(given)
  const s3 = bucketOf(given)
  problems.push(...s3.problems)
  if (given.PAYMENTS !== undefined && provider?.isTrial === false)
    problems.push(`PAYMENTS cannot be set together with a live ${provider.variable}: remove one of them`)
  problems.unshift(...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`))
  if (!parsed.success || problems.length > 0) throw new StartError(`Cannot start: ${problems.join('; ')}.`)
  const { data } = parsed
  return {
    ...data,
    provider,
    bucket: s3.bucket,
    DATA_DIR: resolve(data.DATA_DIR),
    DRAIN_SECONDS: data.DRAIN_SECONDS ?? (data.TRUSTED_PROXIES ? usualDrain : 0),
    SEED: data.SEED ?? (isProduction(data) ? 'empty' : 'demo'),
  }
}

/** Sets NODE_ENV, which React reads on import, so this runs first. An inherited value is ignored: only `--dev` gets development builds. */
export function chooseReactBuild(development: boolean): void {
  process.env.NODE_ENV = development ? 'development' : 'production'
}

/** Throws a `StartError` for a site on https without real payments or mail, or with several secrets. A backup needs none of this. */
export function refuseUnsafeStart(env: Env): void {
  if (!isProduction(env)) return
  const problems: string[] = []
  if (env.PAYMENTS === undefined && env.provider?.isTrial)
    problems.push(
      `${env.provider.variable} is a test key, which takes no real payments: set a live key, or PAYMENTS=test to try the site out`,
    )
  if (env.SMTP_URL === undefined && env.MAIL === undefined)
    problems.push('SMTP_URL is missing, so mail cannot be sent: set it, or MAIL=mailbox to try the site out')
  if (env.DATABASE_URL !== undefined && env.ROLE !== 'all' && env.SECRET === undefined)
    problems.push('SECRET is missing: processes with a ROLE of their own need the same one')
  if (problems.length > 0) throw new StartError(`Cannot start: ${problems.join('; ')}.`)
}

export function cardPayment(env: Env): NamedProvider | null {
  if (env.PAYMENTS === 'none') return null
  return env.provider ?? (env.PAYMENTS === 'test' || !isProduction(env) ? standIn : null)
}
