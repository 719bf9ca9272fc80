import { resolve } from 'node:path'
import { z } from 'zod'
import { isSender } from './sender.ts'
import { StartError } from './start-error.ts'

const wrongPort = 'must be a whole number between 0 and 65535'

/**
 * The environment, read once at start. Every variable is optional; the table in docs/operations.md explains each.
 * Nothing else in the program reads `process.env`.
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
  SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ROLE: z.enum(['all', 'web', 'worker'], { error: 'must be all, web or worker' }).default('all'),
  SEED: z.enum(['demo', 'empty'], { error: 'must be demo or empty' }).default('demo'),
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
  CONTENT_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  VIES_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address such as https://ec.europa.eu/taxation_customs/vies/rest-api',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, { error: 'must be a secret key of Stripe, which begins with sk_ or rk_', abort: true })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be the signing secret of a webhook of Stripe, which begins with whsec_')
    .optional(),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.stripe.com' })
    .optional(),
  WEBHOOK_TARGETS: z.enum(['public', 'any'], { error: 'must be public or any' }).default('public'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' })
    .default('info'),
})

const environment = schema
  .refine(({ CONTENT_DIALECT, CONTENT_URL }) => CONTENT_DIALECT === 'site' || CONTENT_URL !== undefined, {
    path: ['CONTENT_DIALECT'],
    error: 'needs CONTENT_URL: the embedded content system knows no other dialect than site',
  })
  .refine(({ CONTENT_WS_URL, CONTENT_URL }) => CONTENT_WS_URL === undefined || CONTENT_URL !== undefined, {
    path: ['CONTENT_WS_URL'],
    error: 'needs CONTENT_URL: the embedded content system has its own',
  })
  .refine((env) => env.STRIPE_SECRET_KEY === undefined || env.STRIPE_WEBHOOK_SECRET !== undefined, {
    path: ['STRIPE_SECRET_KEY'],
    error: 'needs STRIPE_WEBHOOK_SECRET: without it nobody would hear of a payment',
  })

export type Env = z.infer<typeof schema>

/** Throws a `StartError` that names what is wrong. Empty variables count as unset. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartError(`Cannot start: ${problems.join('; ')}.`)
  }
  return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR) }
}

/** Null when payments go through the test checkout. */
export function stripeKeys(env: Env): { secretKey: string; webhookSecret: string; apiUrl: string | undefined } | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env
  return secretKey === undefined || webhookSecret === undefined ? null : { secretKey, webhookSecret, apiUrl }
}
