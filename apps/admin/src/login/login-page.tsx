import { Container } from '@zaino/ui/container';

export function LoginPage() {
  return (
    <Container>
      <h1>Area Riservata</h1>
    </Container>
  );
}
