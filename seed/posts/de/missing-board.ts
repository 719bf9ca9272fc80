import { list, paragraph } from '../../pages/blocks.ts'
import { chapter, type PostText, picture, pull } from '../post-blocks.ts'

export const germanMissingBoard: PostText = {
  title: 'Das Board, das euch fehlt',
  excerpt:
    'Vierzehn gepflegte Boards, und trotzdem dauert eine Tarifänderung neun Monate. Warum die wichtigste Arbeit oft dort liegt, wo niemand ein Board hat.',
  pictureAlt: 'Zwischen zwei Anhöhen liegt eine Senke; genau dort sitzt ein oranger Punkt.',
  blocks: [
    paragraph(
      'Letzten Herbst stand ich bei einem Energieversorger in Linz auf einem langen Gang. Links und rechts Büros, in jedem Büro ein Board. Ich habe vierzehn gezählt. Alle waren gepflegt, alle hatten Grenzen für begonnene Arbeit, und an dreien hing sogar eine Erklärung für Gäste. So etwas sieht man selten.',
    ),
    paragraph(
      'Am Ende des Gangs saß die Leiterin des Bereichs und sagte: „Wir brauchen neun Monate, um einen Tarif zu ändern. Kannst du mir sagen, warum?“ Ich konnte es nicht. Die vierzehn Boards konnten es auch nicht.',
    ),
    chapter('wo-die-zeit-bleibt', 'Wo die Zeit bleibt'),
    paragraph(
      'Wir haben dann etwas Einfaches gemacht. Wir haben die letzte Tarifänderung genommen und sind ihr nachgegangen, von Tür zu Tür, mit einem Block. Wann ist sie bei euch angekommen? Wann habt ihr angefangen? Wann war sie fertig? Wohin ging sie dann?',
    ),
    paragraph(
      'Nach einem Vormittag hatten wir sechs Stationen und zwölf Daten. An den Stationen selbst war die Änderung zusammengerechnet 31 Tage gewesen. Die restlichen acht Monate war sie unterwegs. Genauer: Sie lag. Zwischen dem dritten und dem vierten Team lag sie elf Wochen lang, weil die einen sie für übergeben hielten und die anderen nicht wussten, dass es sie gibt.',
    ),
    picture(
      'line-of-work',
      'Eine wellige Linie mit sechs Kreisen. Zwischen dem dritten und dem vierten liegt ein oranger Punkt.',
      'Sechs Stationen, eine Änderung. Die meiste Zeit verbringt sie dazwischen.',
    ),
    paragraph(
      'Das Tückische daran: Auf keinem der Boards sah das schlimm aus. Beim dritten Team hing die Karte unter „Fertig“, völlig zu Recht. Beim vierten hing sie noch gar nicht. Liegende Arbeit hat auf Teamboards keinen Platz, und was keinen Platz hat, sieht niemand.',
    ),
    pull('Ein Team kann seine Arbeit halbieren, und das Ganze wird um keinen Tag schneller.'),
    chapter('die-mittlere-hoehe', 'Die mittlere Höhe'),
    paragraph(
      'In der Sprache der Flight Levels fehlte diesem Bereich ein Board auf Level 2. Level 1 ist die Höhe der Teams: Hier entsteht das Ergebnis. Level 3 ist die Höhe der Strategie: Hier wird entschieden, wohin es gehen soll. Level 2 liegt dazwischen und stellt eine einzige Frage: Arbeiten die richtigen Teams zur richtigen Zeit am Richtigen?',
    ),
    paragraph(
      'Diese Höhe gibt es in jedem Unternehmen, ob sie jemand gebaut hat oder nicht. Meistens besteht sie aus Telefonaten, aus einer Tabelle mit vielen Farben und aus einem Menschen, der alle kennt. In Linz hieß dieser Mensch Ernst. Ernst ging im Juli auf Urlaub. Rate, in welchem Monat die elf Wochen begannen.',
    ),
    chapter('drei-gespraeche', 'Drei Gespräche für den Anfang'),
    paragraph(
      'Du brauchst für den ersten Schritt kein Werkzeug und kein Budget. Du brauchst einen Nachmittag und drei Gespräche. Schreib die Antworten auf Karten, jede auf eine eigene:',
    ),
    list([
      '<strong>Mit denen, die versprechen:</strong> Was habt ihr zuletzt zugesagt, und woher wusstet ihr, dass es sich ausgeht?',
      '<strong>Mit zwei Teams, die voneinander abhängen:</strong> Worauf wartet ihr gerade? Und wer wartet auf euch?',
      '<strong>Mit denen, die entscheiden:</strong> Welche drei Vorhaben würdet ihr morgen anhalten, wenn ihr müsstet?',
    ]),
    paragraph(
      'Häng die Karten nebeneinander auf, in der Reihenfolge, in der die Arbeit durchs Haus geht. Fast immer siehst du innerhalb einer Stunde denselben Engpass aus drei Richtungen. Das ist der Moment, in dem Menschen von selbst zu reden beginnen. Lass sie.',
    ),
    chapter('was-aus-linz-wurde', 'Was aus Linz wurde'),
    paragraph(
      'Der Bereich hat mit fünf Spalten angefangen und mit einem Treffen am Dienstag, fünfzehn Minuten, im Stehen, aus jedem Team eine Person. In der sechsten Woche fiel die erste unbequeme Entscheidung: Zwei Vorhaben wurden angehalten, damit eines fertig wird. Es gab Streit, und es war der richtige.',
    ),
    paragraph(
      'Die nächste Tarifänderung hat vierzehn Wochen gebraucht. Das ist noch immer nicht schnell. Aber wer heute wissen will, wo sie gerade ist, geht auf den Gang und schaut nach. Ernst fährt wieder auf Urlaub, sogar im Juli.',
    ),
    paragraph(
      'Wenn du so ein Board mit deinen Leuten bauen willst, statt darüber zu lesen: Genau das passiert in zwei Tagen <a href="/de/workshops/flight-level-2-design">Flight Level 2 Design</a>.',
    ),
  ],
}
