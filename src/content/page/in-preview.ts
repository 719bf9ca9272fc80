import { createContext } from 'react'

/** Whether an editor looks at the page who should be told what visitors are spared. */
export const InPreview = createContext(false)
