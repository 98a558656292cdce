import { useLinkToken } from '@zaino/ui/use-link-token';
import { useLoaderData } from '@zaino/web/router';
import { useState } from 'react';
import { Answer, Answered } from './answer';
import { YearsPage } from './years-page';
import type { YearsData } from './years.api';

/** The materials of all years; with the link of a mail, what a school is asked (docs/decisions/class-supplies.md). */
export function MaterialsPage() {
  const years = useLoaderData<YearsData>();
  const { token, forget } = useLinkToken();
  const [isOurs, setOurs] = useState<boolean | null>(null);
  if (isOurs !== null) return <Answered isOurs={isOurs} />;
  if (token === null) return <YearsPage {...years} />;
  const end = (answer: boolean) => {
    setOurs(answer);
    forget();
  };
  return <Answer token={token} onAnswered={end} />;
}
