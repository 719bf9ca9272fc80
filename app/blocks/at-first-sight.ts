import { createContext } from 'react'

/** Whether a block stands where the page opens. What stands further down may come later. */
export const AtFirstSight = createContext(false)
