import { answers, cover, day, type PageText, paragraph, schedule, split, ticks } from '../blocks.ts'
import { certificate, introductionFirst, onSiteOrOnline, prices } from './recurring.ts'

export const germanChangeLeadership: PageText = {
  title: 'Flight Levels Change Leadership',
  blocks: [
    cover(
      'Flight Levels Change Leadership',
      'Die beste Idee scheitert, wenn niemand mitgehen will. In zwei Tagen lernst du, Veränderung so zu führen, dass Menschen sich beteiligen, statt in Deckung zu gehen.',
    ),
    split(
      'inhalte',
      'Das nimmst du mit',
      paragraph(
        'Ein Board ist schnell gezeichnet. Ob es in einem halben Jahr noch lebt, hängt davon ab, wie die Menschen davor miteinander umgehen. Change Leadership handelt von dieser Seite: von Einwänden, die wertvoller sind als Zustimmung, von Schritten, die klein genug sind, um sie zu wagen, und von deiner eigenen Rolle darin.',
      ),
      ticks(
        'Du verstehst Widerstand als Auskunft: Was wird hier geschützt, und was weiß diese Person, das du noch nicht weißt?',
        'Du planst Veränderung als Folge kleiner Versuche, die man abbrechen darf, statt als großen Wurf mit Stichtag.',
        'Du findest heraus, wen du brauchst: wer entscheidet, wer mitmacht, wer zuschaut und wer bisher nicht gefragt wurde.',
        'Du führst die Gespräche, die sonst aufgeschoben werden, und übst sie, bevor es darauf ankommt.',
        'Du machst Veränderungsarbeit sichtbar wie jede andere Arbeit, mit Board, Begrenzung und Rhythmus.',
        'Du kennst deine eigene Wirkung und weißt, wann du ziehst, wann du schiebst und wann du besser Platz machst.',
      ),
    ),
    split(
      'fuer-wen',
      'Für wen',
      paragraph(
        'Für alle, die Veränderung anstoßen oder tragen: Führungskräfte, Transformationsleitungen, agile Coaches, Organisationsentwicklerinnen und Organisationsentwickler – auch ohne formale Macht.',
      ),
      paragraph(
        'Du solltest ein Vorhaben mitbringen, das dir am Herzen liegt und bei dem es mit den Menschen hakt, nicht mit der Technik. An diesem Vorhaben arbeitest du zwei Tage lang.',
      ),
      introductionFirst,
      paragraph(
        'Nicht das Richtige ist der Workshop, wenn du eine beschlossene Änderung bloß besser verkaufen willst. Überredung kommt nicht vor.',
      ),
    ),
    split(
      'ablauf',
      'Ablauf',
      onSiteOrOnline,
      schedule(
        day(
          'Tag 1: Verstehen, warum es hakt',
          ['08:45', 'Willkommenskaffee'],
          ['09:00', 'Ankommen: Veränderungen, die ihr überlebt habt'],
          ['10:00', 'Was Menschen festhalten – und warum das vernünftig ist'],
          ['11:30', 'Landkarte der Beteiligten: Einfluss, Interesse, blinde Flecken'],
          ['12:30', 'Mittagessen'],
          ['13:30', 'Zuhören üben: Einwände als Rohstoff'],
          ['15:15', 'Deine Rolle: Wo hilfst du, wo stehst du im Weg?'],
          ['17:00', 'Ende'],
        ),
        day(
          'Tag 2: In Bewegung kommen',
          ['08:45', 'Kaffee'],
          ['09:00', 'Vom großen Wurf zum kleinen Versuch'],
          ['10:45', 'Ein Board für die Veränderung selbst'],
          ['12:30', 'Mittagessen'],
          ['13:30', 'Schwierige Gespräche, geprobt zu dritt'],
          ['15:15', 'Erfolge zeigen, Rückschläge erzählen'],
          ['16:00', 'Dein nächster Schritt und wer ihn mit dir geht'],
          ['17:00', 'Ende'],
        ),
      ),
    ),
    prices(
      'Wer zu dritt kommt, ist nicht allein.',
      'Ein Platz kostet {price:flcl}, exklusive USt. Unterlagen, Gesprächsleitfäden und auf Wunsch dein Zertifikat sind dabei, vor Ort auch Mittagessen und Pausen. Veränderung braucht Verbündete: Zu dritt zahlt ihr für zwei.',
    ),
    certificate(
      'Am Ende bekommst du das Zertifikat „Flight Levels Change Leadership“. Es bestätigt, dass du eine Veränderung mit den Beteiligten planen und Schritt für Schritt begleiten kannst.',
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Wird es sehr persönlich?',
          'So persönlich, wie du möchtest. Wir üben an echten Situationen, aber niemand muss etwas erzählen. Was im Raum gesagt wird, bleibt im Raum.',
        ],
        [
          'Ich habe keine Führungsposition. Bin ich richtig?',
          'Ja. Viele der wirksamsten Veränderungen, die wir gesehen haben, begannen bei Menschen ohne Titel. Du lernst, mit dem Einfluss zu arbeiten, den du hast.',
        ],
        [
          'Wie viel hat das mit Flight Levels zu tun?',
          'Viel. Auf jeder Höhe sieht Veränderung anders aus: Ein Team kann morgen etwas ausprobieren, ein Führungsteam muss zuerst etwas weglassen. Deshalb setzen wir die Introduction voraus.',
        ],
      ),
    ),
  ],
}
