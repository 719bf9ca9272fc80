import { createContext } from 'react'

/** The nonce of the page's own inline scripts while it is rendered on the server; browsers neither have nor need it. */
export const NonceContext = createContext<string | undefined>(undefined)
