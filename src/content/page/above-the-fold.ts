import { createContext } from 'react'

/** Whether a block is above the fold. Those below load lazily. */
export const AboveTheFold = createContext(false)

/** The address of the picture that a page opens with: it comes before the others. */
export const FirstPicture = createContext<string | undefined>(undefined)
