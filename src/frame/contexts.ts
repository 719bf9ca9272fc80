import { createContext } from 'react'

/** The nonce of the page's inline scripts during server rendering; undefined in browsers. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The id of the build that renders the page, as in /builds/latest.json; browsers read it from the page. */
export const BuildContext = createContext<string | undefined>(undefined)

/** Path and query of the page; the query has its question mark or is empty. */
export const AddressContext = createContext({ pathname: '/', search: '' })
