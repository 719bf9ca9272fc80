import { createContext } from 'react'

/** Whether a block stands where the page opens. What stands further down may come later. */
export const AboveTheFold = createContext(false)

/** The address of the picture that a page opens with: it comes before the others. */
export const FirstPicture = createContext<string | undefined>(undefined)
