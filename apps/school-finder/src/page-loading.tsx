import { Container } from '@zaino/ui/container';
import { LoadingRows } from '@zaino/ui/loading-rows';

/** The finder before its first data. */
export function SearchLoading() {
  return (
    <Container>
      <LoadingRows>Caricamento...</LoadingRows>
    </Container>
  );
}

/** A school's page before its first data. */
export function SchoolLoading() {
  return (
    <Container>
      <LoadingRows rowHeight="book" hasMargin>
        Caricamento scuola...
      </LoadingRows>
    </Container>
  );
}
