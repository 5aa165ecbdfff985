import { cited } from '../../cited'
import type { CalculatorTool } from '../../schema'

export const compensationCalculator: CalculatorTool = {
  id: 'compensation-deadlines',
  title: 'Deadline to ask for crime victim compensation',
  description:
    'When the time to ask your state for money for medical bills, counseling and lost pay may end, where we could confirm it.',
  type: 'calculator',
  category: 'money',
  lastUpdated: '2026-11-28',
  jurisdiction: 'United States. Each state has its own program and its own time limit.',
  before: cited([
    'Every state runs a program that can pay back costs of a violent crime, such as medical bills, counseling and lost pay. Nobody has to be arrested or convicted. [ojp, voca]',
    'You apply in the state where it happened. [ojp]',
    'Most programs ask that you reported the crime soon after. Do it as soon as you safely can, and ask about exceptions: for domestic and sexual violence most programs have them. Some accept a protection order or a medical exam instead.',
    'Laws change, and not every time limit could be confirmed. Where sources differ, the shorter time is shown. Use this as a first look, then ask the program.',
  ]),
  after: [
    'Apply early, even when papers are missing. You can send them later.',
    'If the time has passed, apply all the same and say why you are late. Many states may accept a good reason.',
  ],
  guides: ['work-and-leave', 'divorce-and-money'],
  records: {
    'crime-victim-compensation-state-contacts': 'The federal list of every state’s program.',
    'office-for-victims-of-crime-help-for-victims': 'The federal office for people harmed by crime.',
  },
  sources: [
    {
      id: 'ojp',
      label: 'Office of Justice Programs, compensation for crime victims',
      url: 'https://www.ojp.gov/library/publications/compensation-crime-victims',
      date: 'page without a date, read in 2026',
    },
    {
      id: 'voca',
      label: '34 U.S. Code 20102, crime victim compensation',
      url: 'https://www.law.cornell.edu/uscode/text/34/20102',
      date: 'in force since 1984, amended since',
    },
  ],
}
