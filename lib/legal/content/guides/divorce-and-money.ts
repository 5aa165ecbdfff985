import { defineGuide, listUnder, section, steps, warning } from '../../define-guide'
import { shared } from './shared-sources'

export const divorceAndMoney = defineGuide({
  id: 'divorce-and-money',
  title: 'Divorce and money: protect what is yours',
  description:
    'Debts, taxes, health insurance and accounts when a marriage ends, especially when the other person controlled the money.',
  category: 'money',
  difficulty: 'intermediate',
  format: 'article',
  tags: ['divorce', 'debt', 'taxes', 'credit', 'health insurance', 'financial abuse'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. Divorce and property are state law. The rules on taxes and on health plans at work are federal.',
  review: null,
  inShort: [
    'Find out what there is, before anyone knows that you are looking.',
    'A divorce decree binds the two of you. It does not bind the bank or the IRS.',
    'There is relief from a joint tax debt, and abuse is part of what the IRS weighs.',
    'If your health plan comes from a spouse’s job, you have 60 days after the divorce to tell the plan.',
  ],
  sections: [
    section('first', 'First, be safe', [
      'Abusers often use money to keep someone from leaving, and talk of divorce can raise the danger. Make a safety plan before you file, open an account or move money, and use a phone and an email that the other person has never touched. Paper letters from a bank can give you away, so ask for another mailing address or for paperless statements. [femicide]',
    ]),
    section('what-there-is', 'Find out what there is', [
      listUnder('Copy or photograph, and keep it where only you can reach it:', [
        'Tax returns of the last three years, with all pages.',
        'Pay stubs, bank and card statements, loans, the lease or the deed.',
        'Retirement, pension and insurance statements.',
        'Car titles, business papers, lists of what you each owned before.',
        'Your credit report. It shows debts in your name that you may not know of.',
      ]),
      'You can get your credit reports free from the one official site, AnnualCreditReport.com. If there is a debt that you did not agree to, write down when and how it came about. It may be fraud, or it may be what several states call coerced debt, which is debt that someone forced or tricked you into. [credit]',
      'You can get copies of joint tax returns yourself, because you signed them and they are your papers too. If you do not have them, ask the IRS for a transcript. [returns]',
    ]),
    section('own-footing', 'Build your own footing', [
      steps([
        'Open an account in your name only, at a bank where the two of you have none together, and turn off paper statements.',
        'When it is safe, change your passwords and the answers to security questions, and use answers that nobody who knows you could guess. The other person may be told of a change.',
        'Move your pay and benefits to the new account, when it is safe that they notice.',
        'Freeze your credit with the three credit bureaus, when it is safe that it is noticed. It is free by federal law and stops new loans in your name. [freeze]',
        'Ask a lawyer before you close a joint account, take money out or stop paying. In some states a rule against that begins on the day of filing.',
      ]),
    ]),
    section('how-divorce-works', 'How a divorce works', [
      'You ask the court of your state or county, and most states require that one of you has lived there for some time. You do not need the other person’s consent, but the papers must be given to them. Then the court deals with property, debts, support and children, either by your agreement or by a judge’s decision. [residency, steps]',
      'You can ask for temporary orders while the case is open, about support, the use of the home and the car, who pays which bill, and a stop to selling things. If there has been violence, ask the court not to send you to mediation in one room. Some states have a rule for that. [mediation]',
      'If you cannot pay the court’s fee, ask the clerk for a fee waiver form. If the other person has the money and you do not, ask the judge to make them pay toward your lawyer.',
    ]),
    section('debts', 'Debts: what a decree can and cannot do', [
      'If your name is on a loan, the lender can come to you, even when the decree says that the other person pays. The decree lets you take that person back to court, but it does not change the loan. So ask that joint debts be paid off, or moved to one name, as part of the divorce.',
      'Nine states share most debts and most property of a marriage between both of you: Arizona, California, Idaho, Louisiana, Nevada, New Mexico, Texas, Washington and Wisconsin. They are called community property states. If you live in one, or lived in one while married, tell your lawyer. [community]',
    ]),
    section('taxes', 'Taxes', [
      'When you sign a joint return, each of you owes the whole tax. That stays true after a divorce, even if the decree says that the other person must pay. [p971]',
      'There are three kinds of relief, and you ask for all of them with one paper, Form 8857. The IRS must weigh abuse and control of money by the other person. For some kinds you have two years from the first time the IRS tries to collect from you, and for others you have longer, so ask soon. Send everything you have, and send it early: if the IRS says no and you go to Tax Court, the court mostly looks at what you gave the IRS. [p971, i8857]',
      warning(
        'The other person is told',
        'The IRS must let the other person know that you asked and give them a chance to answer, but it does not give out your new address. Write on the form that there was abuse. A low income taxpayer clinic can help you for free. [p971]',
      ),
    ]),
    section('health', 'Health insurance', [
      'If you are on a spouse’s plan at work, you may lose it through divorce or legal separation. A federal law called COBRA may then let you stay on it for up to 36 months, at your own cost. You or your spouse must tell the plan within 60 days after the divorce or separation, so do it yourself, in writing. The law is for employers with 20 or more workers, and many states have a rule for smaller ones. [cobra]',
      'Also look at HealthCare.gov and Medicaid, because losing coverage lets you sign up outside the usual season. There is also a rule for people who leave a spouse because of abuse: you may be able to sign up on your own and get help with the price, even while you are still married. [marketplace, credit-rule]',
    ]),
    section('retirement', 'Retirement money', [
      'A share of a pension or a work plan is often the largest thing there is, and the easiest to forget. A decree alone is not enough, because a plan at a private job pays you only by a special court order, called a QDRO. Ask your lawyer to have it made at the same time as the divorce and to send it to the plan. An IRA, a federal pension and a military pension do not use a QDRO, and each has its own papers, so tell your lawyer which ones there are. [qdro]',
    ]),
    section('support', 'Support', [
      warning(
        'Before you apply for cash help or Medicaid',
        'When you get cash help (TANF), the state usually wants you to help it collect child support, and the other parent hears of the case. If that would put you or a child in danger, say so when you apply, before a case is opened. Ask for “good cause” and for the Family Violence Option, because you can be excused. Medicaid has a good cause rule too, and an advocate can help you with the form. [good-cause, family-violence-option]',
      ),
      'Every state has a child support office that can set, collect and pass on support at little or no cost. If it is not safe for the other parent to learn where you are, say so on the first form, and the office can mark your case so that your address is not given out. Spousal support is a matter for the divorce court, and you should ask for it before the divorce is final, because later can be too late. [support]',
    ]),
  ],
  tools: ['custody-documents-checklist', 'compensation-deadlines'],
  records: {
    'irs-innocent-spouse-relief': 'The IRS’s own page on relief from a joint tax debt.',
    'child-support-services': 'The child support office of each state.',
    'national-foundation-for-credit-counseling': 'Help with debt from nonprofit counselors.',
    'lawhelp-org': 'Free legal help with divorce in your state.',
  },
  sources: [
    {
      id: 'credit',
      label: '15 U.S. Code 1681j, free credit reports',
      url: 'https://www.law.cornell.edu/uscode/text/15/1681j',
      date: 'in force since 2003, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'returns',
      label: '26 U.S. Code 6103(e), who may see a joint return',
      url: 'https://www.law.cornell.edu/uscode/text/26/6103',
      date: 'in force since 1976, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'freeze',
      label: '15 U.S. Code 1681c-1(i), free security freezes',
      url: 'https://www.law.cornell.edu/uscode/text/15/1681c-1',
      date: 'in force since September 2018, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'p971',
      label: 'Internal Revenue Service, Publication 971, Innocent Spouse Relief',
      url: 'https://www.irs.gov/publications/p971',
      date: 'December 2021 edition',
      read: '2026-11-23',
    },
    {
      id: 'i8857',
      label: 'Internal Revenue Service, Form 8857 and its instructions',
      url: 'https://www.irs.gov/forms-pubs/about-form-8857',
      date: 'instructions of June 2021',
      read: '2026-11-23',
    },
    {
      id: 'community',
      label: 'Internal Revenue Service, Publication 555, Community Property',
      url: 'https://www.irs.gov/publications/p555',
      date: 'March 2020 edition',
      read: null,
    },
    {
      id: 'good-cause',
      label: '42 U.S. Code 654(29), good cause in child support cases',
      url: 'https://www.law.cornell.edu/uscode/text/42/654',
      date: 'in force since 1996, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'family-violence-option',
      label: '42 U.S. Code 602(a)(7), the Family Violence Option',
      url: 'https://www.law.cornell.edu/uscode/text/42/602',
      date: 'in force since 1996, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'cobra',
      label: '29 U.S. Code 1161 to 1166, COBRA',
      url: 'https://www.law.cornell.edu/uscode/text/29/1162',
      date: 'in force since 1986, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'marketplace',
      label: 'National Council of Urban Indian Health, domestic violence and health insurance enrollment',
      url: 'https://www.ncuih.org/domestic_violence',
      date: 'page without a date, rule of 2015',
      read: '2026-11-23',
    },
    {
      id: 'credit-rule',
      label: 'The Tax Adviser, final rule 26 CFR 1.36B-2 on the premium tax credit after abuse',
      url: 'https://www.thetaxadviser.com/news/2017/jul/premium-tax-credit-for-self-employed-and-domestic-abuse-victims-201717142.html',
      date: 'July 2017',
      read: '2026-11-23',
    },
    {
      id: 'qdro',
      label: '29 U.S. Code 1056(d)(3), qualified domestic relations orders',
      url: 'https://www.law.cornell.edu/uscode/text/29/1056',
      date: 'in force since 1985, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'support',
      label: '42 U.S. Code 654(26), privacy in child support cases',
      url: 'https://www.law.cornell.edu/uscode/text/42/654',
      date: 'in force since 1997, version of April 2023',
      read: '2026-11-23',
    },
    shared.femicide,
    {
      id: 'residency',
      label: 'WomensLaw.org, requirements to file for divorce',
      url: 'https://nocache.womenslaw.org/laws/general/divorce/divorce-process/what-are-requirements-file-divorce',
      date: 'laws current as of June 13, 2025',
      read: '2026-11-23',
    },
    {
      id: 'steps',
      label: 'WomensLaw.org, basic steps of a divorce',
      url: 'https://www.womenslaw.org/laws/general/divorce/all',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'mediation',
      label: 'Harvard Negotiation Law Review, addressing domestic violence in mediation',
      url: 'https://journals.law.harvard.edu/hnlr/2021/05/addressing-domestic-violence-in-mediation-the-need-for-more-uniformity-and-research',
      date: 'May 2021',
      read: '2026-11-23',
    },
  ],
})
