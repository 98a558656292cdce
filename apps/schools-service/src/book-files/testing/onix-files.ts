/** An invented product in reference names, as a publisher sends it. */
export const wholeProduct = `
  <Product>
    <RecordReference>it.prova.0001</RecordReference>
    <NotificationType>03</NotificationType>
    <ProductIdentifier><ProductIDType>01</ProductIDType><IDValue>A-1</IDValue></ProductIdentifier>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>978-88-00-00010-9</IDValue></ProductIdentifier>
    <DescriptiveDetail>
      <Collection>
        <CollectionType>10</CollectionType>
        <TitleDetail><TitleType>01</TitleType><TitleElement>
          <TitleElementLevel>02</TitleElementLevel><TitleText>Tracce</TitleText>
        </TitleElement></TitleDetail>
      </Collection>
      <TitleDetail><TitleType>01</TitleType><TitleElement>
        <TitleElementLevel>01</TitleElementLevel>
        <TitlePrefix>Le</TitlePrefix><TitleWithoutPrefix>zattere</TitleWithoutPrefix>
        <Subtitle>Storia &amp; geografia</Subtitle>
      </TitleElement></TitleDetail>
      <Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>A01</ContributorRole>
        <NamesBeforeKey>Bruno</NamesBeforeKey><KeyNames>Neri</KeyNames></Contributor>
      <Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole>
        <PersonName>Ada Rossi</PersonName></Contributor>
      <Contributor><SequenceNumber>3</SequenceNumber><ContributorRole>B06</ContributorRole>
        <PersonName>Carla Traduttrice</PersonName></Contributor>
      <Extent><ExtentType>00</ExtentType><ExtentValue>240</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
    </DescriptiveDetail>
    <CollateralDetail>
      <TextContent><TextType>02</TextType><ContentAudience>00</ContentAudience><Text>Breve.</Text></TextContent>
      <TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience>
        <Text textformat="05"><p>Un <em>viaggio</em> sul fiume.</p><p>Con schede &lt;operative&gt;.</p></Text></TextContent>
      <SupportingResource><ResourceContentType>01</ResourceContentType><ContentAudience>00</ContentAudience>
        <ResourceMode>03</ResourceMode><ResourceVersion><ResourceForm>01</ResourceForm>
        <ResourceLink>http://immagini.editrice.example/1.jpg</ResourceLink></ResourceVersion></SupportingResource>
      <SupportingResource><ResourceContentType>15</ResourceContentType><ContentAudience>00</ContentAudience>
        <ResourceMode>04</ResourceMode><ResourceVersion><ResourceForm>02</ResourceForm>
        <ResourceLink>https://immagini.editrice.example/1.pdf</ResourceLink></ResourceVersion></SupportingResource>
    </CollateralDetail>
    <PublishingDetail>
      <Imprint><ImprintName>Collana di prova</ImprintName></Imprint>
      <Publisher><PublishingRole>01</PublishingRole><PublisherName>Editrice di prova</PublisherName>
        <Website><WebsiteRole>02</WebsiteRole><WebsiteLink>https://editrice.example/1</WebsiteLink></Website></Publisher>
      <PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">20260301</Date></PublishingDate>
    </PublishingDetail>
  </Product>`;

/** The values of it. */
export const wholeValues = {
  descrizione: 'Un viaggio sul fiume.\n\nCon schede <operative>.',
  copertina: 'https://immagini.editrice.example/1.jpg',
  pagineSaggio: ['https://immagini.editrice.example/1.pdf'],
  collana: 'Tracce',
  titoloEditore: 'Le zattere. Storia & geografia',
  autoriEditore: 'Ada Rossi, Bruno Neri',
  nomeEditore: 'Editrice di prova',
  pubblicazione: '2026-03-01',
  pagine: 240,
  scheda: 'https://editrice.example/1',
};

/** The same in short tags. */
export const shortProduct = `
  <product><a001>it.prova.0001</a001><a002>03</a002>
    <productidentifier><b221>15</b221><b244>9788800000109</b244></productidentifier>
    <descriptivedetail>
      <collection><x329>10</x329><titledetail><b202>01</b202><titleelement>
        <x409>02</x409><b203>Tracce</b203></titleelement></titledetail></collection>
      <titledetail><b202>01</b202><titleelement><x409>01</x409>
        <b030>Le</b030><b031>zattere</b031><b029>Storia &amp; geografia</b029></titleelement></titledetail>
      <contributor><b034>1</b034><b035>A01</b035><b036>Ada Rossi</b036></contributor>
      <contributor><b034>2</b034><b035>A01</b035><b039>Bruno</b039><b040>Neri</b040></contributor>
      <extent><b218>00</b218><b219>240</b219><b220>03</b220></extent>
    </descriptivedetail>
    <collateraldetail>
      <textcontent><x426>03</x426><x427>00</x427>
        <d104 textformat="02">&lt;p&gt;Un viaggio sul fiume.&lt;/p&gt;&lt;p&gt;Con schede &amp;lt;operative&amp;gt;.&lt;/p&gt;</d104></textcontent>
      <supportingresource><x436>01</x436><x427>00</x427><x437>03</x437><resourceversion><x441>01</x441>
        <x435>https://immagini.editrice.example/1.jpg</x435></resourceversion></supportingresource>
      <supportingresource><x436>15</x436><x427>00</x427><x437>04</x437><resourceversion><x441>02</x441>
        <x435>https://immagini.editrice.example/1.pdf</x435></resourceversion></supportingresource>
    </collateraldetail>
    <publishingdetail>
      <publisher><b291>01</b291><b081>Editrice di prova</b081>
        <website><b367>02</b367><b295>https://editrice.example/1</b295></website></publisher>
      <publishingdate><x448>01</x448><b306>20260301</b306></publishingdate>
    </publishingdetail>
  </product>`;

/** A message in reference names around some products. */
export function onixMessage(products: string, release = '3.0'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="${release}" xmlns="http://ns.editeur.org/onix/3.0/reference">
  <Header><Sender><SenderName>Editrice di prova</SenderName></Sender><SentDateTime>20260301</SentDateTime></Header>
  ${products}
</ONIXMessage>`;
}

/** The same in short tags. */
export function shortMessage(products: string): string {
  return `<?xml version="1.0"?>
<ONIXmessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/short">
  <header><sender><x298>Editrice di prova</x298></sender><x307>20260301</x307></header>
  ${products}
</ONIXmessage>`;
}

interface ShownProduct {
  isbn: string;
  description?: string;
  cover?: string;
  notification?: string;
}

/** A product of which little is said. */
export function aProduct({ isbn, description, cover, notification = '03' }: ShownProduct): string {
  const text = description
    ? `<TextContent><TextType>03</TextType><Text>${description}</Text></TextContent>`
    : '';
  const image = cover
    ? `<SupportingResource><ResourceContentType>01</ResourceContentType><ResourceMode>03</ResourceMode>
       <ResourceVersion><ResourceForm>02</ResourceForm><ResourceLink>${cover}</ResourceLink></ResourceVersion>
       </SupportingResource>`
    : '';
  return `<Product><RecordReference>${isbn}</RecordReference>
    <NotificationType>${notification}</NotificationType>
    <ProductIdentifier><ProductIDType>03</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
    <CollateralDetail>${text}${image}</CollateralDetail></Product>`;
}
