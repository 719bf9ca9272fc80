import { answers, cover, day, type PageText, paragraph, schedule, split, ticks } from '../blocks.ts'
import { certificate, introductionFirst, onSiteOrOnline, prices } from './recurring.ts'

export const germanFlightLevel2Design: PageText = {
  title: 'Flight Level 2 Design',
  blocks: [
    cover(
      'Flight Level 2 Design',
      'Zwei Tage, an denen aus vielen guten Teams eine gemeinsame Bewegung wird. Du entwirfst das Board und die Gespräche, die eure Arbeit über Teamgrenzen hinweg zusammenhalten – nicht an einem Musterbeispiel, sondern an eurem eigenen Fall.',
    ),
    split(
      'inhalte',
      'Das nimmst du mit',
      paragraph(
        'Ein Team kann noch so gut sein: Wenn ein Ergebnis acht davon braucht, entscheidet sich das Tempo dazwischen. Genau dort arbeitet Flight Level 2. Du lernst, einer Linie der Arbeit vom ersten Auftrag bis zu den Menschen zu folgen, die das Ergebnis nutzen, und sie als Ganzes zu führen.',
      ),
      ticks(
        'Du erkennst, welche Arbeit zwischen euren Teams wartet, worauf sie wartet und was euch das kostet.',
        'Du grenzt die Linie der Arbeit ab, um die es geht, und weißt, wer dazugehört und wer nicht.',
        'Du entwirfst ein Koordinationsboard, auf dem Abhängigkeiten auftauchen, bevor sie wehtun.',
        'Du weißt, welche Treffen dieses Board am Leben halten und welche bestehenden ihr dafür streichen könnt.',
        'Du begrenzt, was gleichzeitig läuft, und kannst erklären, warum weniger Angefangenes mehr Fertiges bedeutet.',
        'Du misst Fluss statt Auslastung: Durchlaufzeit, offene Arbeit, Termintreue – ohne jemanden an den Pranger zu stellen.',
        'Du hast einen Plan für die ersten sechs Wochen und weißt, wen du dafür gewinnen musst.',
      ),
    ),
    split(
      'fuer-wen',
      'Für wen',
      paragraph(
        'Für alle, die Arbeit über Teamgrenzen hinweg verantworten oder begleiten: Produktverantwortliche, Bereichs- und Projektleitungen, Release-Verantwortliche, agile Coaches und Scrum Master.',
      ),
      paragraph(
        'Der passende Rahmen ist eine Organisation oder ein Bereich mit 30 bis 300 Menschen, die gemeinsam an einem Produkt, einer Dienstleistung oder einem großen Vorhaben arbeiten. Ob Software, Maschinenbau oder Versicherung, macht wenig Unterschied: Warten sieht überall gleich aus.',
      ),
      introductionFirst,
      paragraph(
        'Weniger passend ist dieser Workshop, wenn du in erster Linie ein einzelnes Team verbessern willst. Dafür genügt Flight Level 1, und die Introduction zeigt dir, wie du dort ansetzt.',
      ),
    ),
    split(
      'ablauf',
      'Ablauf',
      onSiteOrOnline,
      schedule(
        day(
          'Tag 1: Sehen, was zwischen den Teams liegt',
          ['08:45', 'Willkommenskaffee'],
          ['09:00', 'Ankommen: eure Fälle, eure Erwartungen'],
          ['10:00', 'Simulation: viele Teams, ein Produkt, kein Fluss'],
          ['11:30', 'Die Linie der Arbeit finden und abgrenzen'],
          ['12:30', 'Mittagessen'],
          ['13:30', 'Was gehört auf ein Flight-Level-2-Board – und was nicht?'],
          ['15:15', 'Dein erster Entwurf, zu zweit besprochen'],
          ['17:00', 'Ende'],
        ),
        day(
          'Tag 2: Entwerfen, was sie verbindet',
          ['08:45', 'Kaffee'],
          ['09:00', 'Entwürfe im Belastungstest: Was passiert an einem schlechten Tag?'],
          ['10:45', 'Gespräche, die das Board am Leben halten'],
          ['12:30', 'Mittagessen'],
          ['13:30', 'Messen, ohne zu überwachen'],
          ['14:45', 'Dein Plan für sechs Wochen'],
          ['16:15', 'Rückmeldungen aus der Gruppe und nächste Schritte'],
          ['17:00', 'Ende'],
        ),
      ),
    ),
    prices(
      'Zu dritt zahlt ihr für zwei.',
      'Ein Platz kostet {price:fl2d}, exklusive USt. Dabei sind alle Unterlagen und Board-Vorlagen, vor Ort auch Mittagessen und Pausen, und auf Wunsch dein Zertifikat. Melden sich drei Personen in einer Buchung an, ist die dritte frei. Der Nachlass zieht sich von selbst ab.',
    ),
    certificate(
      'Wer den ganzen Workshop mitgemacht hat, bekommt das Zertifikat „Flight Level 2 Design“. Es bestätigt, dass du ein Koordinationssystem entworfen und vor anderen vertreten hast, und ist eine gute Grundlage für das <a href="/de/workshops/flight-levels-coach-program">Coach Program</a>.',
    ),
    split(
      'fragen',
      'Was oft gefragt wird',
      ...answers(
        [
          'Wir arbeiten schon mit Scrum, SAFe oder Kanban. Passt das zusammen?',
          'Ja. Flight Level 2 ersetzt nicht, wie eure Teams arbeiten, sondern verbindet sie. Du nimmst mit, was es bei euch gibt, und ergänzt, was dazwischen fehlt.',
        ],
        [
          'Soll ich allein kommen oder mit Kolleginnen und Kollegen?',
          'Beides geht. Am meisten bewegt ihr, wenn ihr zu zweit oder zu dritt kommt: Ihr arbeitet dann zwei Tage lang an eurem gemeinsamen Fall und müsst zu Hause niemandem erklären, was ihr gemeint habt.',
        ],
        [
          'Was soll ich vorbereiten?',
          'Denk an ein Vorhaben, an dem mehrere Teams beteiligt sind und das langsamer vorankommt, als es sollte. Zahlen sind hilfreich, aber nicht nötig. Alles bleibt in der Gruppe.',
        ],
        [
          'Gibt es den Workshop auch im eigenen Tempo?',
          'Ja, als <a href="/de/workshops/flight-level-2-design/self-paced-booking">Self-paced-Workshop</a> auf der Plattform unserer Partnerakademie. Du hast ein Jahr lang Zugang, die Videos gibt es auf Deutsch und Englisch, und am Ende steht ebenfalls ein Zertifikat.',
        ],
      ),
    ),
  ],
}
