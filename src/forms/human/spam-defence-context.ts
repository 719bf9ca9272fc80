import { createContext } from 'react-router'
import type { SpamDefence } from '#features/spam/spam-defence.ts'

export const spamDefenceContext = createContext<SpamDefence>()
