import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { AtRule, parse, type Rule } from 'postcss';

const files = globSync('{apps,libs}/*/src/**/*.css', { cwd: workspaceRoot });

const states = /:checked|:disabled|\[(?:aria|data)-[^\]]+\]/g;

interface Style {
  selector: string;
  rule: Rule;
}

function rulesOf(file: string): Style[] {
  const rules: Style[] = [];
  parse(readFileSync(join(workspaceRoot, file), 'utf8')).walkRules((rule) => {
    for (const selector of rule.selectors) rules.push({ selector, rule });
  });
  return rules;
}

const isOnHoveringScreens = ({ parent }: Rule): boolean =>
  parent instanceof AtRule && parent.name === 'media' && parent.params.includes('(hover: hover)');

/** Classes, attributes and states; ids and elements decide nothing here. */
const specificity = (selector: string) => selector.match(/\.|\[|(?<!:):(?!:|not|is)/g)?.length ?? 0;

const subject = (selector: string) =>
  selector
    .split(/[\s>+~]+/)
    .at(-1)
    ?.match(/^[.\w-]+/)?.[0];

/** What a rule paints: `border`, `border-color` and `border-bottom-color` are one thing. */
const painted = (rule: Rule) =>
  new Set(rule.nodes.flatMap((node) => ('prop' in node ? node.prop.split('-')[0] : [])));

const excludes = (selector: string, state: string) =>
  selector.includes(`:not(${state})`) || (state === ':disabled' && selector.includes(':enabled'));

/** States that a selector asks for; none where the other asks for their opposite. */
function marksOf({ selector }: Style, hover: Style): string[] {
  const marks = selector.replaceAll(/:not\([^)]*\)/g, '').match(states) ?? [];
  return marks.some((mark) => excludes(hover.selector, mark)) ? [] : marks;
}

const lineOf = ({ rule }: Style) => rule.source?.start?.line ?? 0;

function outranks(hover: Style, state: Style): boolean {
  const difference = specificity(hover.selector) - specificity(state.selector);
  return difference > 0 || (difference === 0 && lineOf(hover) > lineOf(state));
}

function paintsTheSame(hover: Style, state: Style): boolean {
  const ofState = painted(state.rule);
  return [...painted(hover.rule)].some((thing) => ofState.has(thing));
}

/** Whether the pointer over a control hides how the control stands: Chrome keeps `:hover` after a tap. */
function hides(hover: Style, state: Style): boolean {
  if (state.selector.includes(':hover')) return false;
  if (subject(hover.selector) !== subject(state.selector)) return false;
  if (marksOf(state, hover).length === 0) return false;
  return paintsTheSame(hover, state) && outranks(hover, state);
}

it('looks at every sheet of styles', () => {
  expect(files.length).toBeGreaterThan(100);
});

it.each(files)(
  '%s shows what a pointer does where there is one only, and never in place of a state',
  (file) => {
    const rules = rulesOf(file);
    const hovers = rules.filter(({ selector }) => selector.includes(':hover'));
    expect(hovers.filter(({ rule }) => !isOnHoveringScreens(rule))).toEqual([]);
    const hidden = hovers.flatMap((hover) =>
      rules
        .filter((rule) => hides(hover, rule))
        .map(({ selector }) => `${hover.selector} hides ${selector}`),
    );
    expect(hidden).toEqual([]);
  },
);
