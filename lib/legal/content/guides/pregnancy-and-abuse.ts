import { defineGuide, list, listUnder, section, steps } from '../../define-guide'

export const pregnancyAndAbuse = defineGuide({
  id: 'pregnancy-and-abuse',
  title: 'Pregnancy and abuse',
  description:
    'Why abuse can start or get worse in pregnancy, pressure about birth control, how to talk to a doctor in private, and planning for the birth.',
  category: 'family',
  difficulty: 'beginner',
  format: 'article',
  tags: ['pregnancy', 'birth control', 'doctor', 'hospital', 'newborn', 'safety plan'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. What a doctor must report, who is a legal parent and what care is allowed are matters of your state.',
  review: null,
  statePart: 'orders',
  inShort: [
    'Abuse often gets worse in pregnancy and after the birth, and that is a sign of danger.',
    'Pressure to get pregnant, or to end a pregnancy, is abuse.',
    'Ask to see your doctor alone. You may say it is routine.',
    'If you are hit in the belly, bleed, or were choked, get care today.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'If you were hit, fell, bleed, have pain or feel the baby move less, call your doctor or go to the hospital now. If you are in danger, call 911.',
        'Call, text or chat with a hotline. Say that you are pregnant or just had a baby, so they look for a place that fits.',
        'At your next visit, ask for a few minutes alone with the nurse or doctor, and tell them what happens at home.',
      ]),
    ]),
    section('why', 'Why this time is different', [
      'For some, the first abuse comes in pregnancy, and for others it gets worse then and in the months after the birth. A partner may be jealous of the baby, angry about money, or afraid to lose control. [ohio]',
      'Experts who study killings by partners count abuse in pregnancy as a risk of its own, because it shows a high level of control. So does pressure about having a baby. If there is a gun at home, or your partner has choked you or threatened to kill you, tell an advocate soon. [risk]',
      'Abuse can harm the baby too, and it is linked to injury before birth, early birth and low birth weight. That is not your fault, and getting help is good care for both of you. [ohio]',
    ]),
    section('pressure', 'Pressure about birth control and babies', [
      listUnder('Doctors call it reproductive coercion. A partner may:', [
        'Hide or throw away your pills, or get in the way of other birth control. [ohio]',
        'Take off a condom during sex, or force sex without one. [ohio]',
        'Push you to get pregnant when you do not want to. [acog-coercion, ohio]',
        'Push you to end a pregnancy, or keep you from deciding about it. [acog-coercion, ohio]',
        'Give you an infection on purpose. [ohio]',
      ]),
      'Your doctor or a clinic can talk with you about birth control that a partner cannot see or stop, and some kinds last for years. Ask which ones leave no pack to find, and how to get messages and bills sent in a safe way.',
    ]),
    section('doctor', 'Talk to a doctor or nurse in private', [
      'The national group of doctors for women tells its members to ask about abuse at the first visit, at least once every three months in pregnancy, and after the birth. So the question may come, and you may say as much or as little as you want. [acog]',
      listUnder('How to get a moment alone:', [
        'Call ahead from a safe phone and ask the staff to bring you in alone “for a test.”',
        'Write a note on the form, or in the bathroom on the sample cup.',
        'Ask for an interpreter who is not your partner or your family.',
        'Come with a friend or a doula, and ask your partner to wait.',
      ]),
      'Before you tell, ask: “What do you have to report, and who can read my chart?” Some states make doctors report certain injuries. If your partner can open your online chart, say so, and ask that notes about abuse not show there. Some states ban abortion. No state makes a doctor or nurse tell the police about someone who ended her own pregnancy, and you do not have to say it, but some have been reported anyway. The Repro Legal Helpline answers questions free and in private. [repro]',
      'A note in your chart with the date, your words and what they saw can help in court later, and you can ask for it.',
    ]),
    section('birth', 'Plan for the birth', [
      list([
        'Tell the hospital who may come in and who may not, and ask for a password for calls.',
        'Ask if you can be listed as a private patient, so that no one hears you are there.',
        'Choose who will be with you, and who takes care of other children and pets.',
        'If you have a protection order, bring a copy and give it to security.',
        'Ask the social worker for help with a safe place to go home to, a car seat and baby things.',
        'Be careful with papers, because a paper that you both sign about who the father is counts as a legal finding, and may help him ask for time with the child. You have 60 days at most to take it back. After that, you need to show a court that there was pressure, a lie or a mistake. If you are not married, ask legal aid before you sign. [paternity]',
      ]),
    ]),
    section('leave', 'If you want to leave', [
      'Many shelters take pregnant women and newborns, and some homes are for them alone. Say when you are due and what care you need. If you move, ask the clinic for your records on paper, so that a new doctor can go on with your care.',
      listUnder('Add to your bag:', [
        'Your prenatal card or records, and your medicine and vitamins.',
        'Your insurance or Medicaid card. You may be able to get Medicaid because you are pregnant. [medicaid]',
        'Diapers, a few clothes and a blanket. Formula or a pump, if you use them.',
        'The baby’s birth certificate, once you have it.',
      ]),
      'You can ask for a protection order while you are pregnant, and ask whether it can cover the child once it is born. Talk to legal aid before you move to another state, because where the baby is born and lives can decide which court hears about custody. [home-state]',
    ]),
    section('after', 'After the birth', [
      'The first months are hard in any home, and abuse makes it more likely that you feel hopeless, numb or full of fear. If you do, or if you think about hurting yourself, call or text a maternal mental health line or 988. Doctors should ask you about abuse at the checkup after birth too. [acog]',
      'A home visitor, a WIC office or your baby’s doctor can be another door to help. You can tell any of them, and you do not have to do this alone.',
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'national-domestic-violence-hotline': 'Day and night, by phone, text or chat.',
    'national-maternal-mental-health-hotline': 'For feelings before and after a birth.',
    'lawhelp-org': 'Free legal help on custody and orders.',
  },
  sources: [
    {
      id: 'repro',
      label: 'Repro Legal Helpline, talking to your doctor',
      url: 'https://www.reprolegalhelpline.org/talking-to-your-doctor',
      date: 'page without a date',
      read: '2026-11-27',
    },
    {
      id: 'acog',
      label: 'American College of Obstetricians and Gynecologists, opinion 518, intimate partner violence',
      url: 'https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2012/02/intimate-partner-violence',
      date: 'February 2012',
      read: '2026-11-23',
    },
    {
      id: 'acog-coercion',
      label:
        'American College of Obstetricians and Gynecologists, opinion 554, reproductive and sexual coercion, abstract',
      url: 'https://pubmed.ncbi.nlm.nih.gov/23344307/',
      date: 'February 2013',
      read: '2026-11-23',
    },
    {
      id: 'ohio',
      label: 'Ohio Department of Health, partner violence around pregnancy',
      url: 'https://www.odh.ohio.gov/en/odhprograms/mch/pic/topics-pat-picturing/Violence',
      date: 'copy without a date',
      read: '2026-11-23',
    },
    {
      id: 'risk',
      label:
        'Domestic Violence Resource for Increasing Safety and Connection, pregnancy abuse and reproductive coercion',
      url: 'https://dvrisc.org/resource/lethality-risk-factors-series-pregnancy-abuse-and-reproductive-coercion/',
      date: 'March 2024',
      read: '2026-11-23',
    },
    {
      id: 'paternity',
      label: '42 U.S. Code 666(a)(5)(D), voluntary acknowledgment of paternity, as passed in Public Law 104-193',
      url: 'https://en.m.wikisource.org/wiki/Page:United_States_Statutes_at_Large_Volume_110_Part_3.djvu/499',
      date: 'August 22, 1996',
      read: '2026-11-23',
    },
    {
      id: 'medicaid',
      label: 'MACPAC, Medicaid for pregnant women',
      url: 'https://macpac.gov/subtopic/pregnant-women',
      date: 'page without a date, after 2022',
      read: '2026-11-23',
    },
    {
      id: 'home-state',
      label: '28 U.S. Code 1738A(b)(4), the home state of a child',
      url: 'https://www.law.cornell.edu/uscode/text/28/1738A',
      date: 'text of January 2004',
      read: '2026-11-27',
    },
  ],
})
