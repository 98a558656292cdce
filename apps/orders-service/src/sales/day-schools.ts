import { linesOnBill } from '../orders/owed';
import { addUp } from './add-up';
import type { CountedLine, CountedOrder } from './counted-order';
import type { SalesPart } from './day-sales';
import { lineMoney } from './line-money';

type ClassSales = SalesPart & { classe: string; sezione: string };

/** What was sold for each school by its code, in numbers that are added up. */
export type DaySchools = Record<
  string,
  SalesPart & {
    /** One of the orders, whose lines have the school's name. */
    sampleId: string;
    classes: Record<string, ClassSales>;
  }
>;

/** Counts what stays sold for schools; an order for two classes of a school is one order of the school. */
export function countSchools(orders: readonly CountedOrder[]): DaySchools {
  const schools: DaySchools = {};
  for (const order of orders) {
    if (order.paymentState !== 'none') addUp(schools, schoolsOf(order));
  }
  return schools;
}

function schoolsOf(order: CountedOrder): DaySchools {
  const schools: DaySchools = {};
  for (const line of linesOnBill(order, order.lines)) {
    const { isSold, goodsCents } = lineMoney(line);
    if (!isSold || line.schoolCode === null) continue;
    const part = { orders: 0, pieces: line.quantity, cents: goodsCents };
    const classes = { [classKey(line)]: { ...part, ...classOf(line) } };
    const found = { [line.schoolCode]: { ...part, sampleId: order.id, classes } };
    addUp(schools, found);
  }
  for (const school of Object.values(schools)) {
    school.orders = 1;
    for (const klass of Object.values(school.classes)) klass.orders = 1;
  }
  return schools;
}

const classOf = ({ className, sectionName }: CountedLine) => ({
  classe: className ?? '',
  sezione: sectionName ?? '',
});

const classKey = (line: CountedLine) => Object.values(classOf(line)).join(' ');
