import { createContext } from 'react'

/** The id of the build that renders the page, as /builds/latest.json gives it; browsers read it from the page. */
export const BuildContext = createContext<string | undefined>(undefined)
