/** Who teaches in the seed world. All of them are invented. */
export const trainers = {
  theresa: 'Theresa Moosbrugger',
  valentin: 'Valentin Achleitner',
  priya: 'Priya Raman',
  henning: 'Henning Callsen',
  aoife: 'Aoife Brennan',
} as const

export type TrainerKey = keyof typeof trainers

export function isTrainer(key: string): key is TrainerKey {
  return Object.hasOwn(trainers, key)
}
