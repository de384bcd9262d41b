// Common given names of Poland, Czechia, Russia and Ukraine in their own letters, written by hand from what people there are
// called; readers compare them folded.

export const SLAVIC_GIVEN_NAMES = `
  Aldona Alicja Amelia Aniela Bogna Bogumiła Bogusława Bronisława Czesława Dominika Dobrosława Edyta Eleonora Eugenia Felicja Genowefa Grażyna Honorata Iga Iza Jagoda
  Kaja Kalina Kinga Kornelia Leokadia Longina Luiza Malwina Marlena Martyna Michalina Mieczysława Mirosława Oliwia Otylia Patrycja Regina Sława Stanisława Sylwia Tamara
  Tola Wacława Weronika Wiesława Wiktoria Wioleta Wioletta Władysława Zdzisława Zenobia Zyta Żaneta Adrianna Arleta Blanka Bernadeta Celina Diana Ela Estera Gosia Hania
  Błażej Bogumił Bogusław Bolesław Borys Bronisław Bruno Czesław Dobromir Fabian Gracjan Grzegorz Gustaw Ireneusz Iwo Januariusz Jarema Jeremi Jędrzej Julian Kacper
  Kajetan Kazimierz Klemens Kosma Krystian Ksawery Lech Lesław Lubomir Lucjan Ludwik Łucjan Marceli Mieczysław Mieszko Mikołaj Miłosz Mścisław Nikodem Olgierd Patryk
  Przemysław Radosław Remigiusz Rajmund Romuald Ryszard Seweryn Sławomir Sylwester Szczepan Teodor Tobiasz Tymon Tymoteusz Tytus Wacław Walenty Wiesław Wincenty Wit
  Witold Zbysław Zdzisław Zenon Zygfryd Zygmunt Ziemowit
  Adéla Albína Alžběta Anežka Barbora Bára Běla Bohdana Bohumila Bohuslava Božena Denisa Dobroslava Dominika Drahomíra Drahoslava Eliška Emílie Františka Hedvika Ivona
  Iveta Jindřiška Jiřina Johana Jolana Julie Kamila Karla Klaudie Kristina Kristýna Květa Květoslava Květuše Lada Leona Lenka Libuše Ljuba Lýdie Markéta Matylda Miluše
  Miloslava Mirka Nataša Naděžda Nikol Oldřiška Otýlie Pavlína Radana Radka Radmila Romana Rozálie Růžena Silvie Slavěna Soňa Stáňa Světlana Sylva Sylvie Šárka Štěpánka
  Taťána Vanda Vendula Viktorie Vlaďka Vladimíra Zdena Zdenka Žaneta Arnošt Bedřich Blahoslav Bohdan Bohumil Bohumír Bohuslav Bořivoj Břetislav Ctibor Čeněk Čestmír
  Dobroslav Drahomír Drahoslav Erik Evžen Hynek Ivoš Jáchym Jaromír Jaroslav Jeroným Jonáš Julius Kryštof Květoslav Leoš Lumír Luboš Luděk Ludvík Matyáš Miloš Miloslav
  Mojmír Oldřich Otakar Otmar Oto Patrik Pavol Prokop Přemysl Radim Radomír Radoslav Radovan René Slavomír Servác Svatopluk Tadeáš Tibor Vavřinec Věroslav Vilém Vít
  Vítězslav Vlastislav Vratislav Zbyněk Zbyšek Zdenko Zikmund
  Аделина Аида Айгуль Айсылу Алевтина Алеся Алия Алла Альбина Альфия Амина Ангелина Анфиса Антонина Ася Валерия Варвара Василиса Венера Виктория Виолетта Гузель Гульнара
  Гульназ Дарина Дарья Дина Динара Евдокия Жанна Зарина Зинаида Злата Зоя Зульфия Ида Инга Инесса Инна Камилла Карина Кира Клавдия Клара Ксения Лада Лейла Леся Лиана Лидия
  Лилия Лиля Майя Мадина Мила Милана Милена Мирослава Наиля Нана Нелли Ника Олеся Пелагея Полина Прасковья Резеда Роза Розалия Румия Рузана Саида Серафима Снежана Стелла
  Стефания Таисия Таня Ульяна Фаина Фатима Элина Элла Эльвира Эльмира Эмилия Юлиана Яна Ярослава Азат Айдар Айрат Акакий Алан Али Алим Амир Анвар Арсен Арсений Артемий
  Афанасий Ахмед Булат Вахтанг Вениамин Всеволод Герман Гарик Гасан Глеб Гурам Давид Дамир Данил Данила Демид Демьян Ефим Егор Емельян Заур Ибрагим Игнат Игнатий Ильдар
  Ильнур Ильяс Ильгиз Иннокентий Иосиф Ипполит Камиль Карен Ким Клим Кузьма Лаврентий Лука Магомед Макар Марат Марк Матвей Мирон Мстислав Мурат Муслим Назар Наиль Наум
  Нурлан Олжас Остап Радик Рамиль Равиль Рафаэль Ренат Ринат Роберт Родион Ростислав Рубен Руслан Рустам Рустем Савва Савелий Самвел Святослав Тагир Тарас Тигран Тимур
  Трофим Умар Фарид Феликс Филипп Харитон Шамиль Эдгар Эльдар Эмиль Эмин Эрик Юлиан Юсуф
  Аліна Алла Альбіна Альона Ангеліна Антоніна Аліса Богдана Броніслава Валерія Василина Вікторія Віолета Віра Віталіна Владислава Ганна Дана Дарія Дарина Діна Домініка
  Еліна Ельвіра Емілія Єва Євгенія Жанна Зінаїда Злата Зоряна Зоя Іванка Іванна Ілона Інга Інеса Інна Іраїда Каміла Каріна Квітослава Кіра Клавдія Крістіна Ксенія Лариса
  Леся Лідія Лілія Ліліана Любава Мальвіна Маріанна Маріна Мар’яна Марʼяна Меланія Мілана Мілена Мирослава Надія Неля Нонна Оксана Олександра Олеся Орина Орися Поліна
  Раїса Регіна Римма Роксолана Роксоляна Руслана Сабіна Сніжана Соломія Станіслава Стефанія Таїсія Тереза Уляна Христина Яніна Ярина Арсен Арсеній Артур Віталій Всеволод
  Геннадій Георгій Гліб Гнат Данило Дем’ян Дмитро Едуард Єгор Ернест Євген Євгеній Єлисей Захар Зеновій Зіновій Ілля Йосип Кирило Климентій Костянтин Кузьма Лаврентій
  Лукʼян Любомир Макар Марʼян Мар’ян Матвій Микита Микола Мирон Михайло Михайлина Назарій Нестор Олекса Олексій Онисим Орест Остап Панас Прохор Пилип Радим Ростислав Сава
  Самійло Северин Симон Тарас Теодор Тимофій Тимур Устим Федір Феодосій Яків Ян Ярема
`;
