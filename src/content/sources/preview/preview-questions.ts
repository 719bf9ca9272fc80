import { z } from 'zod'

/** In the format of WPGraphQL’s JWT plugin, which the embedded system supports too. */
export const loginQuery = `
  mutation login($username: String!, $password: String!) {
    login(input: { username: $username, password: $password }) { authToken }
  }`

/** Characters that are valid in a cookie and in a header (RFC 6750). */
const token = z.string().regex(/^[\w.~+/-]{1,3800}=*$/)

export const loginAnswer = z.object({ login: z.object({ authToken: token }) })

export const logoutQuery = 'mutation logout { logout }'

export const logoutAnswer = z.object({ logout: z.unknown() })

export const statusQuery = `
  query standing($uri: String!) {
    page(uri: $uri) { status }
  }`

export const statusAnswer = z.object({
  page: z.object({ status: z.enum(['DRAFT', 'CHANGED', 'PUBLISHED', 'GONE']).nullable() }).nullable(),
})

/** WordPress returns the viewer, or null when it rejects the token. */
export const viewerQuery = 'query viewer { viewer { databaseId } }'

export const viewerAnswer = z.object({ viewer: z.object({ databaseId: z.number() }).nullable() })
