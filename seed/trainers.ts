import type { Bilingual } from '#domain/language.ts'

type Portrait = 'theresa' | 'valentin' | 'priya' | 'henning' | 'aoife'

/** Somebody of the seed world who teaches. All of them are invented. */
export interface Trainer {
  name: string
  /** Which drawing in public/pictures. */
  portrait: Portrait
  bio: Bilingual
}

export const theresa: Trainer = {
  name: 'Theresa Moosbrugger',
  portrait: 'theresa',
  bio: {
    de: 'Theresa hat zehn Jahre lang Softwareteams in der Energiewirtschaft geleitet und dabei gelernt, dass die schwierigste Arbeit zwischen den Teams liegt. Seit 2018 hilft sie Bereichen, diese Arbeit sichtbar zu machen. Sie lebt in Wien und im Bregenzerwald.',
    en: 'Theresa led software teams in the energy sector for ten years and learned that the hardest work sits between teams. Since 2018 she has helped departments bring that work into view. She lives in Vienna and the Bregenz Forest.',
  },
}

export const valentin: Trainer = {
  name: 'Valentin Achleitner',
  portrait: 'valentin',
  bio: {
    de: 'Valentin kommt aus der Strategieabteilung einer Versicherung und hat dort mehr Folien geschrieben, als er zugeben mag. Heute arbeitet er mit Führungsteams daran, dass Strategie an der Wand hängt und nicht in der Schublade liegt. Er wohnt in Linz.',
    en: 'Valentin used to work in an insurer’s strategy department, where he made more slides than he cares to admit. Today he helps leadership teams get strategy onto the wall and out of the drawer. He lives in Linz.',
  },
}

export const priya: Trainer = {
  name: 'Priya Raman',
  portrait: 'priya',
  bio: {
    de: 'Priya hat Produktentwicklung in Bangalore, Dublin und Wien verantwortet und unterrichtet auf Englisch, am liebsten online und mit Gruppen aus vielen Zeitzonen. Ihr Spezialgebiet sind Organisationen, die so schnell gewachsen sind, dass niemand mehr die Landkarte hat.',
    en: 'Priya has run product development in Bangalore, Dublin and Vienna. She teaches in English, ideally online with groups from many time zones, and specialises in organisations that grew so fast that nobody holds the map any more.',
  },
}

export const henning: Trainer = {
  name: 'Henning Callsen',
  portrait: 'henning',
  bio: {
    de: 'Henning war Projektleiter in einer Hamburger Werft, bevor er Coach wurde. Große Vorhaben mit hundert Beteiligten machen ihm keine Angst, schlecht vorbereitete Besprechungen schon. Er unterrichtet auf Deutsch und Englisch.',
    en: 'Henning managed projects at a Hamburg shipyard before he became a coach. Large endeavours with a hundred people involved do not scare him; badly prepared meetings do. He teaches in German and English.',
  },
}

export const aoife: Trainer = {
  name: 'Aoife Brennan',
  portrait: 'aoife',
  bio: {
    de: 'Aoife ist Arbeitspsychologin aus Cork und lebt seit 2011 in Graz. Sie begleitet Menschen durch Veränderungen, die sie sich nicht ausgesucht haben, und bildet Coaches aus. Wer bei ihr war, hört danach anders zu.',
    en: 'Aoife is an occupational psychologist from Cork who has lived in Graz since 2011. She sees people through changes they did not choose, and she trains coaches. Those who have worked with her listen differently afterwards.',
  },
}

export const trainers: readonly Trainer[] = [theresa, valentin, priya, henning, aoife]
