import { cover, list, type PageText, paragraph, split } from '../blocks.ts'
import { company, mailLink, phoneLink, register } from '../company.ts'

export const germanImprint: PageText = {
  title: 'Impressum',
  blocks: [
    cover(
      'Impressum',
      'Wer hinter dieser Website steht: Angaben nach §\u00a05 E-Commerce-Gesetz, §\u00a014 Unternehmensgesetzbuch, §\u00a063 Gewerbeordnung und Offenlegung nach §\u00a025 Mediengesetz.',
    ),
    split(
      'unternehmen',
      'Unternehmen',
      paragraph(`<strong>${company.name}</strong><br />${company.street}<br />${company.city}<br />Österreich`),
      paragraph(`E-Mail: ${mailLink}<br />Telefon: ${phoneLink}`),
      paragraph('Unternehmensgegenstand: Unternehmensberatung, Aus- und Weiterbildung, Verlag eigener Fachbücher.'),
    ),
    split(
      'register',
      'Register und Steuer',
      list([
        'Rechtsform: Gesellschaft mit beschränkter Haftung, Sitz in Wien',
        `Firmenbuchnummer: ${register.number} (Musternummer)`,
        'Firmenbuchgericht: Handelsgericht Wien',
        `Umsatzsteuer-Identifikationsnummer: ${register.vatId} (Musternummer)`,
      ]),
    ),
    split(
      'gewerbe',
      'Gewerbe und Aufsicht',
      list([
        'Gewerbe: Unternehmensberatung einschließlich der Unternehmensorganisation (reglementiertes Gewerbe, verliehen in Österreich)',
        'Mitglied der Wirtschaftskammer Wien, Fachgruppe Unternehmensberatung, Buchhaltung und Informationstechnologie',
        'Aufsichtsbehörde: Magistratisches Bezirksamt für den 6. und 7. Bezirk, Wien',
        'Anwendbare Vorschriften: Gewerbeordnung, abrufbar unter www.ris.bka.gv.at',
      ]),
    ),
    split(
      'offenlegung',
      'Offenlegung nach dem Mediengesetz',
      list([
        `Medieninhaberin und Herausgeberin: ${company.name}, Wien`,
        'Geschäftsführung: Theresa Moosbrugger, Valentin Achleitner',
        'Gesellschafterin und Gesellschafter: Theresa Moosbrugger (60 %), Valentin Achleitner (40 %)',
      ]),
      paragraph(
        'Grundlegende Richtung: Information über Flight Levels, über unsere Workshops, Bücher und Beratung, sowie Beiträge und Diskussionen dazu, wie Organisationen zusammenarbeiten.',
      ),
    ),
    split(
      'inhalte',
      'Inhalte und Rechte',
      paragraph(
        'Texte, Zeichnungen und Vorlagen auf dieser Website gehören uns. Zitieren darfst du sie mit Quellenangabe und Link. Wenn du mehr verwenden möchtest, frag uns, meistens sagen wir Ja.',
      ),
      paragraph(
        'Für Inhalte hinter Links zu anderen Anbietern sind diese verantwortlich. Fällt dir etwas auf, das nicht in Ordnung ist, schreib uns; wir sehen es uns an und nehmen den Link heraus, wenn es nötig ist.',
      ),
    ),
    split(
      'streit',
      'Wenn wir uns nicht einig sind',
      paragraph(
        'Bitte schreib uns zuerst, fast alles lässt sich in einem Gespräch klären. An einem Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht von vornherein teil, sondern entscheiden im Einzelfall.',
      ),
      paragraph(
        'Weiter geht es hier: <a href="/de/agb">Geschäftsbedingungen</a>, <a href="/de/datenschutzerklaerung">Datenschutzerklärung</a>, <a href="/de/barrierefreiheit">Barrierefreiheit</a>.',
      ),
    ),
  ],
}
