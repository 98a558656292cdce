import { Container } from '@zaino/ui/container';

export function ProductsPage() {
  return (
    <Container>
      <h1>Prodotti per la Scuola</h1>
    </Container>
  );
}
