import { createContext } from 'react'

/** The nonce of the page's own inline scripts while it is rendered on the server; browsers neither have nor need it. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The id of the build that renders the page, as /builds/latest.json gives it; browsers read it from the page. */
export const BuildContext = createContext<string | undefined>(undefined)

/** Path and query of the page, the query with its question mark or empty. */
export const AddressContext = createContext({ pathname: '/', search: '' })
