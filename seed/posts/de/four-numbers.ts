import { paragraph, table } from '../../pages/blocks.ts'
import { chapter, type PostText, picture, pull } from '../post-blocks.ts'

export const germanFourNumbers: PostText = {
  title: 'Vier Zahlen für die mittlere Höhe',
  excerpt:
    'Auslastung misst, ob alle beschäftigt sind. Ob etwas ankommt, sagen vier andere Zahlen. Du kannst sie mit Datumsangaben auf Karten erheben.',
  pictureAlt: 'Eine Landschaft mit vier Messpunkten; der letzte leuchtet orange.',
  blocks: [
    paragraph(
      'Es gibt eine Zahl, die in fast jedem Unternehmen erhoben wird: die Auslastung. Sie steht auf Folien, sie steht in Zielvereinbarungen, und sie liegt meistens bei 94 Prozent. Sie beantwortet die Frage, ob alle beschäftigt sind. Die Antwort ist immer Ja.',
    ),
    paragraph(
      'Was sie nicht sagt: ob irgendetwas davon ankommt. Eine Straße mit 94 Prozent Auslastung ist ein Stau. Niemand würde ihn einen Erfolg nennen, nur weil so viele Autos darauf Platz haben.',
    ),
    chapter('datum-auf-die-karte', 'Schreib ein Datum auf die Karte'),
    paragraph(
      'Für die folgenden vier Zahlen brauchst du keine Software. Du brauchst zwei Datumsangaben auf jeder Karte, die über dein Board auf Flight Level 2 geht: wann ihr sie angenommen habt und wann sie beim Kunden war. Ein drittes Datum hilft, nämlich jenes, an dem sie über eine Teamgrenze gegangen ist. Das ist die ganze Erhebung.',
    ),
    table(
      ['Zahl', 'Die Frage dahinter', 'Woher sie kommt'],
      [
        ['Durchlaufzeit', 'Wie lange wartet ein Kunde?', 'Zweites Datum minus erstes'],
        ['Durchsatz', 'Wie viel wird in einem Monat fertig?', 'Karten rechts zählen'],
        ['Offene Arbeit', 'Wie viel haben wir begonnen?', 'Karten in der Mitte zählen'],
        ['Alter', 'Was liegt schon zu lange?', 'Heute minus erstes Datum'],
      ],
    ),
    paragraph(
      'Die ersten drei hängen zusammen, und das ist das Schöne daran: Offene Arbeit geteilt durch Durchsatz ergibt ungefähr die Durchlaufzeit. Wenn bei euch 30 Vorhaben offen sind und ihr 5 im Monat fertig bekommt, dauert ein neues im Mittel ein halbes Jahr. Da hilft kein Antreiben. Da hilft nur, weniger offen zu haben oder mehr fertig zu machen, und das Erste ist leichter.',
    ),
    pull('Das Alter ist die freundlichste aller Zahlen: Sie meldet sich, solange man noch etwas tun kann.'),
    chapter('warum-das-alter', 'Warum ich mit dem Alter anfange'),
    paragraph(
      'Durchlaufzeit und Durchsatz erzählen von gestern. Das Alter erzählt von heute. Eine Karte, die seit 60 Tagen offen ist, während die meisten nach 40 fertig waren, sagt dir jetzt, dass etwas nicht stimmt. Du kannst hingehen und fragen. In zwei Monaten könntest du es nur noch bedauern.',
    ),
    paragraph(
      'Ein Softwarehaus in Wien hat deshalb an jede Karte einen Streifen Papier gehängt, der mit jeder Woche um einen Strich länger wird. Mehr war nicht nötig. Nach drei Wochen gingen die Leute von selbst zuerst zu den langen Streifen. Die Durchlaufzeit sank in einem Vierteljahr um ein Drittel, ohne dass jemand schneller gearbeitet hätte.',
    ),
    picture(
      'map',
      'Höhenlinien wie auf einer Landkarte, dazwischen ein gestrichelter Weg mit einem orangen Punkt.',
      'Eine Karte sagt dir nicht, wie schnell du gehst. Sie sagt dir, wo du bist.',
    ),
    chapter('was-du-lassen-solltest', 'Was du lassen solltest'),
    paragraph(
      '<strong>Vergleich keine Teams.</strong> Zwei Teams mit verschiedener Arbeit haben verschiedene Zahlen, und ab dem Moment, in dem sie in einer Rangliste stehen, werden sie schöner und falscher. Auf Level 2 misst du den Fluss durch das Ganze, nie die Leistung der Einzelnen.',
    ),
    paragraph(
      '<strong>Nimm nicht den Durchschnitt.</strong> Wenn neun Vorhaben zehn Tage brauchen und eines ein Jahr, liegt der Durchschnitt bei anderthalb Monaten, und keines hat so lange gebraucht. Sag lieber: 85 von 100 sind nach so vielen Tagen fertig. Das versteht auch, wer keine Statistik mag, und man kann es jemandem versprechen.',
    ),
    paragraph(
      '<strong>Setz kein Ziel auf eine Zahl.</strong> Zahlen sind zum Fragen da. Sobald ein Bonus daran hängt, beantworten sie nur noch die Frage, wie man den Bonus bekommt.',
    ),
    chapter('morgen', 'Was du morgen tun kannst'),
    paragraph(
      'Geh mit einem Stift zu eurem Board und schreib auf jede offene Karte, seit wann sie offen ist. Bei manchen werdet ihr nachschauen müssen, bei einer wird es euch unangenehm sein. Fang bei der an.',
    ),
    paragraph(
      'Wer tiefer einsteigen will: Der Zusatz-Workshop unseres Partners zu datengestützter Verbesserung baut genau darauf auf. Du findest ihn bei den <a href="/de/zusatz-workshops">Zusatz-Workshops</a>.',
    ),
  ],
}
