import type { ContentContext } from '../documents/content-context.ts'
import { refusalError } from './refusal.ts'
import type { SchemaPart } from './schema-part.ts'

interface LoginInput {
  username: string
  password: string
}

/** Login and logout in the format of WPGraphQL's JWT plugin, so that clients need one implementation for both systems. */
export const loginSchema: SchemaPart = {
  typeDefs: `
    extend type Mutation {
      "A token for seven days. Send it as \`Authorization: Bearer …\`; this mutation itself is sent without one."
      login(input: LoginInput!): LoginPayload! @cost(weight: 2500)
      "Revokes the token of the request. False without one."
      logout: Boolean! @cost(weight: 100)
    }

    input LoginInput {
      username: String!
      password: String!
    }

    type LoginPayload {
      authToken: String!
    }
  `,
  resolvers: {
    Mutation: {
      login: (_, { input }: { input: LoginInput }, context) => login(input, context),
      logout: async (_, __, { viewer, tokens }) => {
        if (viewer) await tokens.revoke(viewer)
        return viewer !== null
      },
    },
  },
}

/** An address may be an office with several editors. A user name is one person, and only attempts on a known device count for it. */
const maxFromAddress = 20

async function login({ username, password }: LoginInput, context: ContentContext): Promise<{ authToken: string }> {
  const { attempts, address, clock, device, checkLogin, onLogin, tokens } = context
  const isKnownDevice = device !== null
  const limits: readonly [key: string, most: number][] = isKnownDevice
    ? [[`device ${device}`, 10]]
    : [
        [`name ${username.trim().toLowerCase()}`, 10],
        [`address ${address}`, maxFromAddress],
      ]
  const keys = limits.map(([key]) => key)
  const counts = await attempts.count(keys, clock.now())
  if (limits.some(([, most], place) => (counts[place] ?? 0) > most)) {
    // no result: a fact of the log
    await onLogin({ username, address, isKnownDevice, outcome: 'too-many' })
    throw refusalError({ code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts. Try again in 15 minutes.' })
  }
  const account = await checkLogin(username, password)
  // no result: a fact of the log
  await onLogin({ username, address, isKnownDevice, outcome: account ? 'in' : 'refused' })
  if (!account) throw refusalError({ code: 'UNAUTHENTICATED', message: 'That user name or password is incorrect.' })
  await attempts.forgive(keys)
  return { authToken: await tokens.issue(account) }
}
